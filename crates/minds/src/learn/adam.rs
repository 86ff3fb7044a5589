/// Adam's two running means for every weight.
#[derive(Clone, Debug, PartialEq)]
pub struct Adam {
    pub mean: Vec<f32>,
    pub square: Vec<f32>,
    pub steps: u32,
}

impl Adam {
    pub fn new(weights: usize) -> Adam {
        Adam { mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0 }
    }

    /// One step down the slope; the slope is then nothing again.
    pub fn step(&mut self, weights: &mut [f32], slope: &mut [f32], rate: f32) {
        self.steps += 1;
        let (b1, b2) = (0.9f32, 0.999f32);
        let n = self.steps as i32;
        let rate = rate * (1.0 - b2.powi(n)).sqrt() / (1.0 - b1.powi(n));
        let means = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slope.iter_mut()).zip(means) {
            *mean = b1 * *mean + (1.0 - b1) * *slope;
            *square = b2 * *square + (1.0 - b2) * *slope * *slope;
            *weight -= rate * *mean / (square.sqrt() + 1e-8);
            *slope = 0.0;
        }
    }
}
