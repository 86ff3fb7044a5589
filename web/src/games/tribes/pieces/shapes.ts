import type { Ground, Item, Resource, Tribe } from '../wire';

/** How a tribe's meeple looks: a silhouette on a 24 x 28 grid that tells the tribe without its colour. */
export interface Figure {
  outline: string;
  /** A line drawn over it, or nothing. */
  mark: string;
  fill: string;
  ink: string;
  /** Where the letter stands. */
  letterY: number;
}

/** Fills climb in lightness as well as hue, so that no two tribes look alike to any kind of colour vision. */
export const FIGURES: Record<Tribe, Figure> = {
  vizier: {
    outline: 'M5.2 27 4 14.5Q4 12.8 5.6 12.4L3 3.4l5.6 3.7L12 1l3.4 6.1L21 3.4l-2.6 9q1.6.4 1.6 2.1L18.8 27z',
    mark: '',
    fill: '#f2b632',
    ink: '#2b1d00',
    letterY: 22.8,
  },
  elder: {
    outline: 'M5.4 27q-.6-9 1.7-15.4Q7 1 12 1t4.9 10.6Q19.2 18 18.6 27z',
    mark: 'M21.2 27V6.5q0-3-2.4-3',
    fill: '#fbf7ec',
    ink: '#2f2b3d',
    letterY: 22.4,
  },
  merchant: {
    outline:
      'M12 27C5 27 1.8 22.6 2.8 17.4c.6-3 2.6-5 4.6-6.4H1.6q.3-3.2 6-4.4Q8.6 1 12 1t4.4 5.6q5.7 1.2 6 4.4h-5.8c2 1.4 4 3.4 4.6 6.4C22.2 22.6 19 27 12 27z',
    mark: '',
    fill: '#5cb672',
    ink: '#06260f',
    letterY: 23,
  },
  builder: {
    outline: 'M2.6 27V13.4h4.2V9.6H4.6V7.2Q5.4 1 12 1t7.4 6.2v2.4h-2.2v3.8h4.2V27z',
    mark: '',
    fill: '#2a66b0',
    ink: '#ffffff',
    letterY: 23.6,
  },
  assassin: {
    outline: 'M12 .6q3.6 3.4 4.2 8L23 27H1L7.8 8.6Q8.4 4 12 .6z',
    mark: 'M9.6 9.6h4.8',
    fill: '#a3241f',
    ink: '#ffffff',
    letterY: 24,
  },
  artisan: {
    outline: 'M8.2 1h7.6L19 6.2l-3.4 4.6 6.6 8-4.6 8.2H6.4l-4.6-8.2 6.6-8L5 6.2z',
    mark: '',
    fill: '#b78ddb',
    ink: '#250a3d',
    letterY: 23.2,
  },
};

/** All tribes, in the order of the rulebook. */
export const TRIBES: Tribe[] = ['vizier', 'elder', 'merchant', 'builder', 'assassin', 'artisan'];

/** The ground colours of the tiles. */
export const SOIL: Record<Ground, string> = {
  large_market: '#f1dcae',
  small_market: '#f5e6c4',
  oasis: '#e6dfb4',
  village: '#ecd0ab',
  sacred_place_6: '#d9d1ea',
  sacred_place_10: '#d3c9e8',
  sacred_place_12: '#cdc1e6',
  sacred_place_15: '#c6b8e4',
  workshop: '#d3dad3',
  specialized_market: '#f6dcc9',
  chasm: '#2b2735',
};

/** Line drawings of the resource cards on a 24 x 24 grid: a filled shape and lines over it. */
export const GOODS: Record<Resource, { fill: string; shape: string; lines: string }> = {
  ivory: { fill: '#f3ead6', shape: 'M4 5c8-2 16 3 16 15-4-7-9-9-16-9z', lines: 'M8 6.5l1 4.6M12.5 8.2l-1 4' },
  jewels: { fill: '#58c3c9', shape: 'M7 5h10l4 5-9 10L3 10z', lines: 'M3 10h18M9 10l3 10 3-10-3-5z' },
  gold: { fill: '#eab73c', shape: 'M7 8h10l4 10H3z', lines: 'M7 8l2-3h10l-2 3M17 8l4 10 1-8-3-5' },
  papyrus: { fill: '#d9bd7e', shape: 'M6 4h12v14q0 2-2 2H4q2-.4 2-2z', lines: 'M9 8h6M9 11.5h6M9 15h4' },
  silk: { fill: '#c9639b', shape: 'M4 6q4-3 8 0t8 0v11q-4 3-8 0t-8 0z', lines: 'M4 10q4-3 8 0t8 0M4 13.6q4-3 8 0t8 0' },
  spice: { fill: '#cf6a2a', shape: 'M3 14h18q-1 6-9 6t-9-6z', lines: 'M6 14q6-13 12 0M10 9.6h.1M12.4 7h.1M14 10.6h.1' },
  fish: { fill: '#6f9fc9', shape: 'M3 12q7-8 14-1l4-4v10l-4-4q-7 7-14-1z', lines: 'M7.2 11h.1M11 8.6q2 3.4 0 6.8' },
  wheat: { fill: '#dba83a', shape: 'M12 3q3 4 0 8-3-4 0-8zM6 8q5 1 5.4 6Q6.6 13 6 8zM18 8q-5 1-5.4 6 4.8-1 5.4-6z', lines: 'M12 11v10' },
  pottery: { fill: '#b0643f', shape: 'M9 3h6v3q5 3 4 8t-4 7H9q-3-2-4-7t4-8z', lines: 'M8 6.500h8M6 12q6 3 12 0' },
  fakir: { fill: '#8a7bb5', shape: 'M8 8q0-5 4-5t4 5q4 2 5 12H3q1-10 5-12z', lines: 'M8 8h8M7 20q5-6 10 0' },
};

/** The same for items. */
export const ITEMS: Record<Item, { fill: string; shape: string; lines: string }> = {
  jewellery: { fill: '#58c3c9', shape: 'M12 13a4 4 0 1 1 0 8 4 4 0 0 1 0-8z', lines: 'M4 3q0 9 8 10 8-1 8-10M12 15v4' },
  treasure_chest: { fill: '#b98046', shape: 'M3 11q0-6 5-6h8q5 0 5 6v9H3z', lines: 'M3 11h18M10.5 10h3v4h-3z' },
  crown: { fill: '#eab73c', shape: 'M4 19 3 7l5 5 4-8 4 8 5-5-1 12z', lines: 'M5 16h14' },
  flying_carpet: { fill: '#c9639b', shape: 'M2 13q5-6 10-3t10-2l-2 6q-5 4-9 1t-8 3z', lines: 'M4 20q4-3 8-1M6 12.600l1 3M17 10.800l.6 3' },
  fabulous_lamp: { fill: '#eab73c', shape: 'M2 10q3 0 5 3h10l5-3q-2 9-8 9h-4q-5 0-8-9z', lines: 'M9 13q0-4 4-4t4 4M9 22h6M13 9V6' },
  enchanting_flute: { fill: '#cf9a4a', shape: 'M3 18 17 4l3 3L6 21z', lines: 'M9 14.500h.100M12 11.500h.100M15 8.500h.100M20 12q2 1 1 4' },
  burning_scimitar: { fill: '#d65a2c', shape: 'M5 21q10-3 12-17 6 12-7 18z', lines: 'M3 19l5 3M8 7q2-2 1-5M12 6q2-1 1.5-4' },
  tempest_talisman: { fill: '#6f9fc9', shape: 'M12 8a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z', lines: 'M7 2l5 6 5-6M9 15q1.5-3 3 0t3 0' },
  horn_of_plenty: { fill: '#d9bd7e', shape: 'M3 5q7-2 12 4l5 8q-8 6-12 0-3-5-2-9-1-2-3-3z', lines: 'M8 17q6-1 7-8M12 20h.100M16 20h.1' },
  rebirth_ring: { fill: '#b78ddb', shape: 'M12 8a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', lines: 'M9 8l-1.5-4h9L15 8' },
};

/** A camel on a 30 x 26 grid, looking right. */
export const CAMEL =
  'M3 25V15q-2-1-1.5-4 3.5 0 5-3 2-4.5 4.5 0 1.5 2 3 0 2.5-4.5 5 0 1.5 2.5 3 .500L23.5 3q1.5-2.5 5.5-1.500l-.5 3-2.5.500v8q-.5 3-2.5 3.500V25h-3v-7h-9v7h-3v-7.500L6 18v7z';

/** A tent on the same grid. */
export const TENT = 'M15 2 28 25H19.500L15 14l-4.5 11H2z';

/** A palm tree's trunk and leaves on a 20 x 22 grid. */
export const PALM_TRUNK = 'M9.4 21.500q2-7 .3-13h2q2.3 6 1.5 13z';
export const PALM_LEAVES =
  'M10.7 8.600Q5.5 5.4 1.5 9.5 3 3.5 8.6 5 6 1.5 2.8 1.6 8-1.2 10.8 3.7 13-1.2 18 1.600q-3.8 0-5.7 3.4 6-1.2 7 4.7-3.8-4.2-8.6-1.100z';

/** A palace on a 20 x 22 grid. */
export const PALACE = 'M2 21.500V12h2V9.500Q6 7 6 5.5 6 7 8 9.500V8q2-2.5 2-6 0 3.5 2 6v1.500q2-2.5 2-4 0 1.5 2 4V12h2v9.500h-5.500V18q0-2.5-2.5-2.500T7.5 18v3.500z';

/** Shapes and colours of the seats, as everywhere at the table: never the colour alone. */
export const SEATS = [
  { fill: '#2566ad', badge: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z' },
  { fill: '#b03a74', badge: 'M3 3h18v18H3z' },
  { fill: '#a8560c', badge: 'M12 1l11 11-11 11L1 12z' },
  { fill: '#474a5c', badge: 'M7 2h10l6 10-6 10H7L1 12z' },
] as const;
