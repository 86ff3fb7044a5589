use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How much a mind may think about one whole turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many milliseconds. What comes out depends on the machine.
    Millis(u32),
    /// So many decisions played in thought. What comes out depends on the seed alone.
    Nodes(u64),
}

impl Budget {
    /// A part of this budget, from 0 to 1.
    #[must_use]
    pub fn part(self, share: f32) -> Budget {
        match self {
            Budget::Millis(millis) => Budget::Millis((millis as f32 * share) as u32),
            Budget::Nodes(nodes) => Budget::Nodes((nodes as f32 * share) as u64),
        }
    }

    /// This budget so many times over.
    #[must_use]
    pub const fn times(self, times: u32) -> Budget {
        match self {
            Budget::Millis(millis) => Budget::Millis(millis.saturating_mul(times)),
            Budget::Nodes(nodes) => Budget::Nodes(nodes.saturating_mul(times as u64)),
        }
    }
}

/// `1s`, `100ms` or `500n`.
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Millis(millis) if millis % 1000 == 0 => write!(f, "{}s", millis / 1000),
            Budget::Millis(millis) => write!(f, "{millis}ms"),
            Budget::Nodes(nodes) => write!(f, "{nodes}n"),
        }
    }
}

/// Why a text is not a budget.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a budget is a time such as 1s or 100ms, or a number of nodes such as 5000n, but {given:?} was given"
)]
pub struct BadBudget {
    /// What was given, cut to a readable length.
    pub given: String,
}

impl FromStr for Budget {
    type Err = BadBudget;

    fn from_str(text: &str) -> Result<Budget, BadBudget> {
        let bad = || BadBudget { given: text.chars().take(40).collect() };
        let number_before = |unit: &str| text.strip_suffix(unit).map(str::trim);
        if let Some(millis) = number_before("ms") {
            return millis.parse().map(Budget::Millis).map_err(|_| bad());
        }
        if let Some(seconds) = number_before("s") {
            let seconds: f64 = seconds.parse().map_err(|_| bad())?;
            return if (0.0..=86_400.0).contains(&seconds) {
                Ok(Budget::Millis((seconds * 1000.0).round() as u32))
            } else {
                Err(bad())
            };
        }
        let nodes = number_before("n").ok_or_else(bad)?;
        nodes.parse().map(Budget::Nodes).map_err(|_| bad())
    }
}

/// Decisions in thought that an ordinary machine plays in a microsecond.
const NODES_PER_US: u64 = 3;

/// A budget being spent.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    deadline: Option<Deadline>,
    most: u64,
    nodes: u64,
}

#[derive(Clone, Copy, Debug)]
struct Deadline {
    began: Instant,
    time: Duration,
}

impl Effort {
    /// Begins to spend a budget now.
    #[must_use]
    pub fn new(budget: Budget) -> Effort {
        let (deadline, most) = match budget {
            Budget::Millis(millis) => {
                let time = Duration::from_millis(u64::from(millis));
                (Some(Deadline { began: Instant::now(), time }), u64::MAX)
            }
            Budget::Nodes(nodes) => (None, nodes),
        };
        Effort { deadline, most, nodes: 0 }
    }

    /// No more than so many nodes, however much time there is.
    #[must_use]
    pub fn at_most(self, nodes: u64) -> Effort {
        Effort { most: self.most.min(nodes), ..self }
    }

    /// Counts decisions played in thought.
    #[inline]
    pub fn spend(&mut self, nodes: u64) {
        self.nodes += nodes;
    }

    /// The same with so many more nodes spent.
    pub(crate) fn after(self, nodes: u64) -> Effort {
        Effort { nodes: self.nodes + nodes, ..self }
    }

    /// Decisions played in thought so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Is nothing left?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.nodes >= self.most
            || self.deadline.is_some_and(|deadline| deadline.began.elapsed() >= deadline.time)
    }

    /// The part that is gone, from 0 to 1 and a little more.
    #[must_use]
    pub fn used(&self) -> f32 {
        let nodes = self.nodes as f32 / self.most.max(1) as f32;
        self.deadline.map_or(nodes, |deadline| {
            let time = deadline.began.elapsed().as_secs_f32() / deadline.time.as_secs_f32().max(1e-6);
            time.max(nodes)
        })
    }

    /// About how many nodes this is in all, at the pace of an ordinary machine.
    #[must_use]
    pub fn about(&self) -> u64 {
        let paced =
            self.deadline.map_or(u64::MAX, |deadline| deadline.time.as_micros() as u64 * NODES_PER_US);
        self.most.min(paced)
    }

    /// Keeps one of so many equal parts of the nodes that are left. Time passes for all at once.
    pub(crate) fn divide(&mut self, parts: u64) {
        if self.most < u64::MAX {
            self.most = self.nodes + self.most.saturating_sub(self.nodes) / parts.max(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_reads_what_it_prints() {
        for text in ["1s", "100ms", "2500ms", "500n"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
        assert_eq!("0.5s".parse(), Ok(Budget::Millis(500)));
        for text in ["", "1", "s", "-1s", "1h", "5 n n", "1e9s"] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }

    #[test]
    fn nodes_are_counted_exactly() {
        let mut effort = Effort::new(Budget::Nodes(3));
        effort.spend(2);
        assert!(!effort.is_over());
        effort.spend(1);
        assert!(effort.is_over());
    }

    #[test]
    fn whatever_ends_first_ends_the_effort() {
        assert!(Effort::new(Budget::Millis(0)).is_over());
        let mut effort = Effort::new(Budget::Millis(u32::MAX)).at_most(2);
        assert!(!effort.is_over() && effort.used() < 0.5);
        effort.spend(2);
        assert!(effort.is_over() && effort.used() >= 1.0);
        assert!(Effort::new(Budget::Nodes(1)).at_most(0).is_over());
    }
}
