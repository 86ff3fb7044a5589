import type { Djinn, Place } from '../wire';
import { PRICES } from '../wire/figures';

/** A djinn: a silhouette on a 24 x 24 grid that tells the colour without it, and where its letter stands. */
export const DJINNS: Record<Djinn, { shape: string; fill: string; ink: string; letterY: number }> = {
  red: { shape: 'M12 1q1 5 5 8t4 7q0 7-9 7t-9-7q0-4 3-7 1 3 3 3 3-4 3-11z', fill: '#c8321f', ink: '#fff', letterY: 20.2 },
  blue: { shape: 'M12 1q9 9 9 14.500a9 8 0 0 1-18 0Q3 10 12 1z', fill: '#2467b5', ink: '#fff', letterY: 19.6 },
  yellow: { shape: 'M7 22q-6 0-6-5.500 0-4 4-5.200Q5.500 2.500 12 2.500t7 8.800q4 1.200 4 5.200 0 5.500-6 5.500z', fill: '#f0c02f', ink: '#2b1d00', letterY: 18.2 },
  violet: { shape: 'M7 2h10l6 10-6 10H7L1 12z', fill: '#7c4bb0', ink: '#fff', letterY: 16.4 },
  master: { shape: 'M2 7l5 4 5-9 5 9 5-4-2 15H4z', fill: '#d8dbe4', ink: '#1d2233', letterY: 20 },
};

/** Colours of things of a colour that are no djinns. */
export const FILL = { red: '#c8321f', blue: '#2467b5', yellow: '#f0c02f', violet: '#7c4bb0' } as const;

interface Drawing {
  fill: string;
  shape: string;
  lines: string;
}

/** Goods and doings on a 24 x 24 grid: a filled shape and lines over it. */
export const GLYPHS = {
  coin: { fill: '#eab73c', shape: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z', lines: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z' },
  scroll: { fill: '#f1e3bf', shape: 'M6 4h13v13q0 3-3 3H5q-2 0-2-2.500V15h3z', lines: 'M9 8h7M9 11.500h7M6 15v3' },
  key: { fill: '#c9a24a', shape: 'M8 3a5 5 0 1 1-.1 10A5 5 0 0 1 8 3zm0 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4z', lines: 'M11.500 11.500 21 21M17 17l2.500-2.500M14 14l2-2' },
  magic: { fill: '#8fd0e8', shape: 'M12 1l2.500 8.500L23 12l-8.500 2.500L12 23l-2.500-8.500L1 12l8.500-2.500z', lines: '' },
  limit: { fill: '#8fd0e8', shape: 'M12 2l8 8h-5v12H9V10H4z', lines: '' },
  cork: { fill: '#c08a55', shape: 'M6 5h12l-2 15H8z', lines: 'M9 9h.100M14 11h.100M11 15h.100M14 17h.1' },
  circle: { fill: '#fff0', shape: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', lines: 'M12 5l6 10.500H6zM12 19 6 8.500h12z' },
  bottle: { fill: '#bfe0d4', shape: 'M9 2h6v6q5 2 5 7v7H4v-7q0-5 5-7z', lines: 'M8 5h8' },
  mage: { fill: '#9b86d0', shape: 'M12 1l6 10h-2q3 3 4 11H4q1-8 4-11H6z', lines: 'M6 11h12M10 15h.100M14 15h.1' },
  equip: { fill: '#d49a6a', shape: 'M3 16q9 6 18 0l-2 4q-7 3-14 0zM6.500 15Q7 4 12 4t5.500 11q-5.500 3-11 0z', lines: '' },
  passage: { fill: '#6b6478', shape: 'M4 22V11q0-9 8-9t8 9v11z', lines: 'M8 22v-3h4v-3h4v-3' },
  wake: { fill: '#f5d77a', shape: 'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12z', lines: 'M12 1v2M12 21v2M1 12h2M21 12h2M4 4l1.500 1.500M18.500 18.500 20 20M20 4l-1.500 1.500M5.500 18.500 4 20' },
  refill: { fill: '#8fd0e8', shape: 'M12 2q7 8 7 13a7 7 0 0 1-14 0q0-5 7-13z', lines: 'M9 15q0 4 4 4' },
  chest: { fill: '#b98046', shape: 'M3 11q0-6 5-6h8q5 0 5 6v9H3z', lines: 'M3 11h18M10.500 10h3v4h-3z' },
  trade: { fill: '#eab73c', shape: 'M2 9l5-5v3h13v4H7v3zM22 17l-5-5v3H4v4h13v3z', lines: '' },
  bottling: { fill: '#bfe0d4', shape: 'M13 5h5v5q4 1.500 4 5v7H9v-7q0-3.500 4-5z', lines: 'M2 6q4-4 7 1M9 3v4H5' },
  trophy: { fill: '#eab73c', shape: 'M6 3h12v6q0 6-6 6t-6-6zM10 15h4v4h3v3H7v-3h3z', lines: 'M6 5H2q0 6 5 6M18 5h4q0 6-5 6' },
  star: { fill: 'var(--lamp)', shape: 'M12 2l3 7 7.500.600-5.700 5 1.800 7.400-6.600-4-6.600 4 1.800-7.400-5.700-5L9 9z', lines: '' },
} as const satisfies Record<string, Drawing>;

export type GlyphName = keyof typeof GLYPHS;

/** The seven places, drawn on a 24 x 24 grid, and the ground they stand on. */
export const PLACES: Record<Place, Drawing & { ground: string }> = {
  academy: { ground: '#d5ddf0', fill: '#5a78b8', shape: 'M12 2 2 8h20zM4 9h3v9H4zM10.500 9h3v9h-3zM17 9h3v9h-3zM2 19h20v3H2z', lines: '' },
  tavern: { ground: '#f0dcc0', fill: '#c98a3c', shape: 'M4 6h11v15H4zM15 9h4q2 0 2 2v5q0 2-2 2h-4v-2h3v-5h-3z', lines: 'M7.500 10v7M11.500 10v7M4 6q0-4 3-3 2-2 4 0 4-1 4 3' },
  market: { ground: '#f3e2bd', fill: '#b5543c', shape: 'M3 3h18l2 6q-3 3-5.500 0Q15 12 12 9q-3 3-5.500 0Q4 12 1 9zM4 12h16v10H4z', lines: 'M9 22v-6h6v6' },
  catacombs: { ground: '#ddd8d2', fill: '#6b6478', shape: 'M4 22V11q0-9 8-9t8 9v11h-5v-7q0-3-3-3t-3 3v7z', lines: 'M4 12h4M16 12h4' },
  manufactory: { ground: '#e7d3c8', fill: '#a4603d', shape: 'M3 22V9l6 4V9l6 4V2h5v20z', lines: 'M7 18h2M12 18h2M17 18h.1' },
  archives: { ground: '#dfe3cf', fill: '#6f8048', shape: 'M3 4h5v17H3zM9.500 4h5v17h-5zM16 5l4.500-1.200L24 20l-4.500 1.300z', lines: 'M3 8h5M9.500 8h5M3 17h5M9.500 17h5' },
  source: { ground: '#cfe6ee', fill: '#3b8fb5', shape: 'M12 1l3 7.500L23 12l-8 3.500L12 23l-3-7.500L1 12l8-3.500z', lines: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z' },
};

/** What an action brings, in icons: a number and a thing. */
export type Icons = [count: number | null, glyph: GlyphName][];

const [STUDY, STUDY_MORE] = PRICES.academy;
const [DRINK, DRINK_MORE] = PRICES.tavern;

/** Effects that are a number of something, as icons. */
const icons = (effects: readonly object[]): Icons => effects.flatMap((effect) => Object.entries(effect).map(([glyph, count]): Icons[number] => [count, glyph as GlyphName]));

export const STANDARD: Record<Place, Icons> = {
  academy: icons(STUDY),
  tavern: icons(DRINK),
  market: [[PRICES.trades[0], 'trade']],
  catacombs: [[PRICES.chests[0], 'chest']],
  manufactory: [[null, 'equip'], [null, 'cork']],
  archives: [[PRICES.archives_wakes, 'wake'], [null, 'circle'], [null, 'passage']],
  source: [[null, 'refill'], [null, 'bottling'], [PRICES.source_wakes, 'wake']],
};

export const SPECIAL: Record<Place, Icons> = {
  academy: icons(STUDY_MORE),
  tavern: icons(DRINK_MORE),
  market: [[PRICES.trades[1], 'trade'], [PRICES.market_discount, 'coin']],
  catacombs: [[PRICES.chests[1], 'chest']],
  manufactory: [[1, 'equip'], [PRICES.factory_corks, 'cork']],
  archives: [[null, 'wake'], [1, 'circle'], [1, 'passage']],
  source: STANDARD.source,
};

/** Shapes and colours of the seats, as everywhere at the table: never the colour alone. */
export const SEATS = [
  { fill: '#2566ad', badge: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z' },
  { fill: '#b03a74', badge: 'M3 3h18v18H3z' },
  { fill: '#a8560c', badge: 'M12 1l11 11-11 11L1 12z' },
  { fill: '#474a5c', badge: 'M7 2h10l6 10-6 10H7L1 12z' },
] as const;
