/** One tone or breath of noise: when it begins, how long it rings, how loud it is. Times in seconds, pitches in hertz. */
export interface Layer {
  /** A kind of wave, or `noise` through a filter at its pitch. */
  wave: OscillatorType | 'noise';
  /** The pitch, and where it slides to. */
  pitch: number;
  slide?: number;
  at?: number;
  long: number;
  loud: number;
  /** How soon it is at its loudest. */
  rise?: number;
}

const tone = (pitch: number, at: number, long: number, loud: number, wave: OscillatorType = 'sine'): Layer => ({ wave, pitch, at, long, loud });

/** All sounds of the house. They are made, not recorded: wood, coins, paper, sand, smoke. */
export const SOUNDS = {
  /** It is your turn: two soft tones. */
  turn: [tone(523.25, 0, 0.6, 0.5), tone(783.99, 0.16, 0.6, 0.5)],
  /** A hand goes around meeples. */
  lift: [{ wave: 'noise', pitch: 900, slide: 1800, long: 0.12, loud: 0.25 }, { wave: 'sine', pitch: 220, slide: 330, long: 0.1, loud: 0.25 }],
  /** A wooden figure is put down. */
  step: [{ wave: 'triangle', pitch: 320, slide: 190, long: 0.09, loud: 0.55, rise: 0.002 }, { wave: 'noise', pitch: 1400, long: 0.035, loud: 0.3, rise: 0.001 }],
  /** Somebody falls. */
  fall: [{ wave: 'sine', pitch: 300, slide: 90, long: 0.35, loud: 0.45 }, { wave: 'noise', pitch: 400, long: 0.2, loud: 0.25, at: 0.22 }],
  /** A camel comes: four feet in the sand. */
  camel: [0, 0.11, 0.22, 0.33].map((at, i): Layer => ({ wave: 'noise', pitch: i % 2 ? 260 : 340, at, long: 0.09, loud: 0.5, rise: 0.006 })),
  /** A palm or palace is built. */
  build: [{ wave: 'triangle', pitch: 180, slide: 130, long: 0.14, loud: 0.5, rise: 0.003 }, { wave: 'triangle', pitch: 270, slide: 200, at: 0.12, long: 0.14, loud: 0.4, rise: 0.003 }],
  /** Coins. */
  coin: [tone(1975.5, 0, 0.14, 0.2), tone(2637, 0.06, 0.28, 0.2), tone(3951, 0.06, 0.16, 0.07)],
  /** Coins go. */
  pay: [tone(2637, 0, 0.12, 0.16), tone(1760, 0.07, 0.22, 0.16)],
  /** A card slides over the table. */
  card: [{ wave: 'noise', pitch: 2600, slide: 900, long: 0.16, loud: 0.35, rise: 0.04 }],
  /** Somebody comes out of smoke. */
  djinn: [{ wave: 'noise', pitch: 300, slide: 1600, long: 0.7, loud: 0.35, rise: 0.3 }, tone(440, 0.25, 0.7, 0.16), tone(554.4, 0.33, 0.7, 0.14), tone(659.3, 0.41, 0.8, 0.14)],
  /** A djinn is bound: down into its bottle. */
  bound: [{ wave: 'sine', pitch: 880, slide: 220, long: 0.6, loud: 0.3, rise: 0.05 }, { wave: 'noise', pitch: 1800, slide: 250, long: 0.6, loud: 0.3, rise: 0.2 }],
  /** A cork is pushed in. */
  cork: [{ wave: 'sine', pitch: 520, slide: 170, long: 0.08, loud: 0.6, rise: 0.002 }],
  /** A lid creaks and something shines in there. */
  chest: [{ wave: 'sawtooth', pitch: 95, slide: 150, long: 0.28, loud: 0.12, rise: 0.1 }, tone(1318.5, 0.28, 0.4, 0.16), tone(1975.5, 0.36, 0.5, 0.12)],
  /** Magic trickles. */
  magic: [tone(1046.5, 0, 0.18, 0.16), tone(1318.5, 0.06, 0.18, 0.16), tone(1568, 0.12, 0.3, 0.16)],
  /** Somebody walks through the street. */
  walk: [0, 0.12].map((at): Layer => ({ wave: 'noise', pitch: 700, at, long: 0.06, loud: 0.4, rise: 0.003 })),
  /** Something is won. */
  trophy: [tone(523.25, 0, 0.25, 0.3), tone(659.25, 0.12, 0.25, 0.3), tone(783.99, 0.24, 0.6, 0.3)],
  /** The game is over: three chords come to rest. */
  end: [tone(392, 0, 0.5, 0.25), tone(493.9, 0, 0.5, 0.2), tone(440, 0.3, 0.5, 0.25), tone(523.25, 0.3, 0.5, 0.2), tone(523.25, 0.6, 1.2, 0.3), tone(659.25, 0.6, 1.2, 0.25), tone(783.99, 0.6, 1.2, 0.2)],
} satisfies Record<string, Layer[]>;

export type SoundName = keyof typeof SOUNDS;

/** When the last layer has rung out. */
export const length = (name: SoundName) => Math.max(...SOUNDS[name].map((layer: Layer) => (layer.at ?? 0) + layer.long));
