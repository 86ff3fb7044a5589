//! How long the sweep's steps take.

use super::Store;
use super::sweep::Pace;

/// However many rows there are and however long each takes, a step ends with the row at which its time is over.
#[tokio::test]
async fn a_step_ends_when_it_has_taken_its_time() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("data")).await.unwrap();
    for (each, steps) in [(0, 4), (1, 50)] {
        let mut pace = Pace::default();
        let sweeping = store.sweep_all(&mut pace, vec![each; 50], |_, row: u32| {
            Box::pin(async move {
                if row > 0 {
                    tokio::time::sleep(Pace::AIM * row).await;
                }
                Ok(1)
            })
        });
        assert_eq!(sweeping.await.unwrap(), 50);
        assert_eq!((pace.swept.rows, pace.swept.steps), (50, steps), "{each}");
    }
    store.close().await;
}
