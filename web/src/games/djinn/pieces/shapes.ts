import type { Djinn, Place } from '../wire';
import { PRICES } from '../wire/figures';

export { BOTTLES, DJINNS, FILL, HATS } from './spirits';

export interface Drawing {
  fill: string;
  shape: string;
  part?: { path: string; fill: string };
  shade?: string;
  lines: string;
}

/** Goods and doings on a 24 x 24 grid: a filled shape, a part in another colour, the side away from the light, and lines over it. */
export const GLYPHS = {
  coin: { fill: '#eab73c', shape: 'M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19z', shade: 'M12 2.500a9.500 9.500 0 1 1 0 19q6-3.500 6-9.500t-6-9.500z', lines: 'M12 6.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11z' },
  scroll: { fill: '#f3e3b8', shape: 'M6 3h14q-1.500 1-1.500 3v11.500q0 3.500-3.500 3.500H4q-2.500 0-2.500-3V15H6z', part: { path: 'M1.500 15h11v3q0 3 2.500 3H4q-2.500 0-2.500-3z', fill: '#c9a05c' }, lines: 'M9 7.500h6.500M9 11h6.500' },
  key: { fill: '#d6a63f', shape: 'M7.500 2.500a5.500 5.500 0 0 1 5 7.800l9 9V22h-3.500v-2.500h-2.500V17H13l-2.700-2.700A5.500 5.500 0 1 1 7.500 2.500zm-.5 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4z', shade: 'M12.500 10.300l9 9V22H20l-9-9z', lines: '' },
  magic: { fill: '#7cc7e6', shape: 'M12 .8l2.800 8.400 8.400 2.800-8.400 2.800L12 23.200l-2.800-8.400L.8 12l8.400-2.800z', part: { path: 'M12 .8V12H.8l8.400-2.800z', fill: '#d3f0fa' }, shade: 'M12 23.200V12h11.200l-8.400 2.800z', lines: '' },
  limit: { fill: '#7cc7e6', shape: 'M12 1.500 20.500 10h-5v12.500h-7V10h-5z', part: { path: 'M12 1.500V10H3.500z', fill: '#d3f0fa' }, lines: 'M8.500 18h7' },
  cork: { fill: '#c08a55', shape: 'M6 3.500h12l-2 17.500H8z', part: { path: 'M6 3.500h12l-.5 4h-11z', fill: '#dcb183' }, shade: 'M15 3.500h3l-2 17.500h-2.500z', lines: 'M9.500 11h.1M13 13h.1M11 16.500h.1' },
  circle: { fill: '#cbb3ea', shape: 'M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21z', lines: 'M12 4.500l6.500 11.200h-13zM12 19.500 5.500 8.300h13z' },
  bottle: { fill: '#bfe0d4', shape: 'M9 2.500h6v5.500q5.500 2 5.500 7.500 0 6.500-8.500 6.500t-8.500-6.500Q3.500 10 9 8z', part: { path: 'M8.500.8h7v3h-7z', fill: '#c08a55' }, shade: 'M15 8q5.500 2 5.500 7.500 0 6.500-8.500 6.500 5.500-3 5-8z', lines: 'M7 14q.5-2 2-3' },
  mage: { fill: '#9b86d0', shape: 'M12 .8 18.500 11H16q4.500 3 5 12H3q.5-9 5-12H5.500z', part: { path: 'M8.500 11h7q0 4.500-3.500 4.500T8.500 11z', fill: '#f3d0a6' }, shade: 'M12 .8 18.500 11H16q4.500 3 5 12h-5q0-8-3-12z', lines: 'M5.500 11h13' },
  equip: { fill: '#b5713c', shape: 'M1.500 17q5-1.500 5.500-3Q7 3.500 12 3.500T17 14q.5 1.500 5.500 3-2 4-10.500 4T1.500 17z', part: { path: 'M7 12.500q5 2 10 0v2.500q-5 2-10 0z', fill: '#eab73c' }, shade: 'M12 3.500q5 0 5 10.500.5 1.500 5.500 3-2 4-8 4 1-8-2.500-17.500z', lines: '' },
  passage: { fill: '#8a8298', shape: 'M3 22.500V11.500Q3 1.500 12 1.500t9 10v11z', part: { path: 'M6.500 22.500V12q0-7 5.500-7t5.500 7v10.500z', fill: '#2a2440' }, lines: 'M7 22h3v-3h3.500v-3H17' },
  wake: { fill: '#f5d77a', shape: 'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12z', lines: 'M12 1v2M12 21v2M1 12h2M21 12h2M4 4l1.500 1.500M18.500 18.500 20 20M20 4l-1.500 1.500M5.500 18.500 4 20M9.800 11.500h.1M14 11.500h.1M10 14q2 1.500 4 0' },
  refill: { fill: '#5fb2da', shape: 'M12 1.200q7.500 8.300 7.500 13.600Q19.500 22.500 12 22.500T4.500 14.800Q4.500 9.500 12 1.200z', part: { path: 'M11 6q-4.500 5.500-4 9.500-1.500-4 4-9.500z', fill: '#d3f0fa' }, shade: 'M12 1.200q7.500 8.300 7.500 13.600Q19.500 22.500 12 22.500q5-3 4.500-8.500T12 1.200z', lines: '' },
  chest: { fill: '#b07a3f', shape: 'M2 10.500Q2 4 7.500 4h9Q22 4 22 10.500V21H2z', part: { path: 'M2 10h20v2.500H2zM10 9h4v6h-4z', fill: '#eab73c' }, shade: 'M17.500 4q4.500 1 4.500 6.500V21h-4.500z', lines: 'M12 12v1' },
  trade: { fill: '#eab73c', shape: 'M1.500 8 7.500 2.500v3.300H20.500v4.400H7.500v3.300zM22.500 16.500l-6-5.500v3.300H3.500v4.400h13v3.300z', lines: '' },
  bottling: { fill: '#bfe0d4', shape: 'M13 5h5.500v5q4.500 1.500 4.500 5.500 0 7-7.200 7t-7.300-7Q8.500 11.500 13 10z', part: { path: 'M12.500 2.500h6.500V6h-6.500z', fill: '#c08a55' }, lines: 'M1.500 7q3.500-6 8-1M9.800 2v4.500H5.500' },
  trophy: { fill: '#eab73c', shape: 'M6 2.500h12v2h4.500q0 7-5.500 7.500-1.500 3-3.500 3.500v3h3.500v3.500H7v-3.500h3.500v-3Q8.500 15 7 12 1.500 11.500 1.500 4.500H6zM4 6.500q.2 2 2.200 2.800L6 6.500zM20 6.500h-2l-.2 2.800Q19.800 8.500 20 6.500z', shade: 'M14 2.500h4v2h4.500q0 7-5.500 7.500-1.500 3-3.500 3.500v3h3.500v3.500h-4z', lines: '' },
  star: { fill: 'var(--lamp)', shape: 'M12 1.500l3.200 7.200 7.800.800-5.900 5.200 1.800 7.700L12 18.300l-6.900 4.100 1.800-7.700L1 9.500l7.800-.800z', lines: '' },
  hat: { fill: '#b5713c', shape: 'M1.500 18q5-1.500 6-4Q8 6 11 2.500q3-2 6 .5-3 0-2.500 3 1.500 3.500 2 8 1 2.500 6 4-2.500 4-10.500 4t-10.500-4z', part: { path: 'M7.500 13q4.500 2 9 0l.3 2.500q-4.800 2-9.600 0z', fill: '#eab73c' }, shade: 'M14.500 6q1.500 3.500 2 8 1 2.500 6 4-2.500 4-8.500 4 2-8 .5-16z', lines: '' },
  cloak: { fill: '#7b5ea8', shape: 'M8.500 2h7q6 3 7 20Q12 25 1.500 22 2.500 5 8.500 2z', part: { path: 'M8.500 2h7q1 3-3.500 4.500Q7.500 5 8.500 2z', fill: '#eab73c' }, shade: 'M15.500 2q6 3 7 20-3 .8-6 1.200Q18 12 15.500 2z', lines: 'M12 6.500V23M7 9.500 6 22.500' },
  staff: { fill: '#8a5a2b', shape: 'M2 20.500 13.500 8l2.500 2.500L4.500 22.500q-2 .5-2.500-2z', part: { path: 'M17 1.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11z', fill: '#7fd6c2' }, shade: 'M17 1.500a5.500 5.500 0 1 1 0 11q3-2.500 3-5.500t-3-5.500z', lines: 'M14.800 5.500q.5-1.200 1.700-1.700' },
  fortune: { fill: '#f5d77a', shape: 'M3 3h18v9Q21 22 12 22T3 12z', shade: 'M16 3h5v9Q21 22 12 22q5-4 4-10z', lines: 'M6.500 9.500q2-2 4 0M13.500 9.500q2-2 4 0M7 14q5 5 10 0' },
  flaw: { fill: '#8a93b8', shape: 'M3 3h18v9Q21 22 12 22T3 12z', shade: 'M16 3h5v9Q21 22 12 22q5-4 4-10z', lines: 'M6.500 8.500l4 1.500M17.500 8.500l-4 1.500M7.500 17q4.500-4.500 9 0' },
  lock: { fill: '#c9ccd8', shape: 'M6 10V7q0-5.500 6-5.500T18 7v3h2v12H4V10zM9 10h6V7q0-2.500-3-2.500T9 7z', shade: 'M15 10h5v12h-5z', lines: 'M12 14.500v3' },
  pay: { fill: '#2566ad', shape: 'M12 2a5 5 0 0 1 2.500 9.300Q21 13.500 21 22H3q0-8.500 6.500-10.700A5 5 0 0 1 12 2z', shade: 'M14.500 11.300Q21 13.500 21 22h-5q0-7-3-10z', lines: 'M8 18h8' },
} as const satisfies Record<string, Drawing>;

export type GlyphName = keyof typeof GLYPHS;

/** The seven places, drawn on a 24 x 24 grid, and the ground they stand on. */
export const PLACES: Record<Place, Drawing & { ground: string }> = {
  academy: { ground: '#d5ddf0', fill: '#5a78b8', shape: 'M12 1 1 7.500V10h2v9H1v3.500h22V19h-2v-9h2V7.500z', part: { path: 'M6 10.500h3V19H6zM10.500 10.500h3V19h-3zM15 10.500h3V19h-3z', fill: '#e9effb' }, shade: 'M12 1l11 6.500V10h-2v9h2v3.500h-5.500V8z', lines: 'M1 10h22M1 19h22' },
  tavern: { ground: '#f0dcc0', fill: '#c98a3c', shape: 'M3 6.500h13V9h3q3 0 3 3v4q0 3-3 3h-3v3H3zM16 12v4h2.500q.5 0 .5-.8v-2.400q0-.8-.5-.8z', part: { path: 'M2.500 7.500Q1.500 3 6 3.500q1.500-3 5-1 3-1 4 1.500 3 1 1 4-7 2-13.500-.5z', fill: '#fff6e2' }, shade: 'M12 9h4v13h-4z', lines: 'M7 12v6.500M11 12v6.500' },
  market: { ground: '#f3e2bd', fill: '#e3b283', shape: 'M3 10h18v12.500H3z', part: { path: 'M4 2h16l3 7.500q-2 2.500-4.400 0-2.200 2.500-4.400 0-2.200 2.500-4.400 0-2.200 2.500-4.400 0Q3 12 1 9.500z', fill: '#c8513f' }, shade: 'M16 12h5v10.500h-5z', lines: 'M8 2 5.400 9.500M12 2v8M16 2l2.600 7.500M9 22.500V16h6v6.500' },
  catacombs: { ground: '#ddd8d2', fill: '#8a8298', shape: 'M2.500 22.500V11.500Q2.500 1.500 12 1.500t9.500 10v11z', part: { path: 'M7 22.500V13q0-5 5-5t5 5v9.500z', fill: '#2a2440' }, shade: 'M12 1.500q9.500 0 9.500 10v11H17V13q0-5-5-5z', lines: 'M3 12h4M17 12h4M5 5.500l3.500 4M19 5.500l-3.500 4M10 14h.1M14 14h.1' },
  manufactory: { ground: '#e7d3c8', fill: '#b0643c', shape: 'M2 22.500V9.500l6 4v-4l6 4V2h6.500v20.500z', part: { path: 'M13.500 1.500h7.500v3h-7.500z', fill: '#6b3a22' }, shade: 'M17 4.500h3.500v18H17z', lines: 'M6 18h2.500M11 18h2.500' },
  archives: { ground: '#dfe3cf', fill: '#6f8048', shape: 'M2 3.500h6v19H2zM8.500 3.500h6v19h-6zM15.500 5l5-1.400L24 21l-5 1.400z', part: { path: 'M8.500 3.500h6v19h-6z', fill: '#b5713c' }, shade: 'M6 3.500h2v19H6zM12.500 3.500h2v19h-2zM18.500 4.200l2-.6L24 21l-2 .6z', lines: 'M2 8h6M8.500 8h6M2 18h6M8.500 18h6M16.300 9l5-1.300' },
  source: { ground: '#cfe6ee', fill: '#3b8fb5', shape: 'M12 .5l3.200 7.800 8.300 3.700-8.300 3.700L12 23.500l-3.200-7.800L.5 12l8.300-3.700z', part: { path: 'M12 7.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z', fill: '#d3f0fa' }, shade: 'M12 23.500V16.500q4.500 0 4.500-4.500h7l-8.300 3.700z', lines: '' },
};

/** Effects that are drawn as another thing than their name says. */
const ALIKE: Record<string, GlyphName> = { unlocked_chest: 'chest', wake_all: 'wake' };

/** Things that effects bring, as drawings; those without one are left to words. */
export const things = (effects: readonly (string | object)[]): GlyphName[] =>
  effects.flatMap((effect) => (typeof effect === 'string' ? [effect] : Object.keys(effect))).flatMap((name) => ALIKE[name] ?? (name in GLYPHS ? [name as GlyphName] : []));

/** What a piece of equipment is good for, as a small sign on its hat, cloak or staff. */
export const SIGNS: Record<string, GlyphName | Place | Djinn> = {
  H1: 'academy',
  H2: 'tavern',
  H3: 'market',
  H4: 'catacombs',
  H5: 'manufactory',
  H6: 'archives',
  H7: 'source',
  H8: 'circle',
  C1: 'pay',
  C2: 'refill',
  C3: 'limit',
  C4: 'coin',
  C5: 'bottle',
  C6: 'cork',
  C7: 'key',
  C8: 'mage',
  T1: 'star',
  T2: 'red',
  T3: 'blue',
  T4: 'yellow',
  T5: 'violet',
  T6: 'master',
  T7: 'wake',
  T8: 'magic',
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
