import type { Tribe } from '../wire';

export { GOODS, ITEMS } from './goods';

/** How a tribe's meeple looks on a 24 x 28 grid, of which it fills the 20 in the middle: its silhouette alone tells the tribe. */
export interface Figure {
  /** The silhouette. */
  outline: string;
  /** What it carries, drawn behind it and part of the silhouette; its own colour. */
  held?: { path: string; fill: string };
  /** The side away from the light. */
  shade: string;
  /** Face, band, blade: a filled sign in another colour. */
  sign: { path: string; fill: string };
  /** Lines in the colour of the outline. */
  lines: string;
  fill: string;
  ink: string;
  /** Where a number stands. */
  numberX: number;
}

/** Fills climb in lightness as well as hue, so that no two tribes look alike to any kind of colour vision. */
export const FIGURES: Record<Tribe, Figure> = {
  vizier: {
    outline: 'M3.4 27Q3.6 17.400 8.400 14.600 7.400 13.400 7.400 12 3 10.800 3.800 6.800 4.800 3.400 9.800 3.200 10.400 1 12.800.2q.8 1.600.6 3 5.800.2 6.800 3.600.8 4-3.600 5.200 0 1.400-1 2.600 4.800 2.800 5 12.400z',
    shade: 'M13.400 3.200q5.800.2 6.800 3.600.8 4-3.600 5.200 0 1.400-1 2.600 4.800 2.800 5 12.400h-4.800q.4-8-3-12.400 2.600-4.600.6-11.400z',
    sign: { path: 'M9 11h6q.2 3-3 3.800-3.200-.8-3-3.800z', fill: '#f7d9b0' },
    lines: 'M4.600 8.800q7.400 3.800 14.800 0M6.800 4.600q4.400 1.800 5.200 5.600',
    fill: '#f2b632',
    ink: '#2b1d00',
    numberX: 12,
  },
  elder: {
    outline: 'M2.600 27q.2-8.600 3.200-13.600Q5 1 10.400 1T15 13.400q1.600 2.600 2.200 13.600z',
    held: { path: 'M18.400 27V8q0-2.200-1.400-2.200T15.600 8h-1.800q0-4.200 3.400-4.200T20.400 8v19z', fill: '#b07a3c' },
    shade: 'M10.400 1Q15.800 1 15 13.400q1.600 2.600 2.200 13.600h-4.400q.4-8.400-.6-13Q13.600 5 10.400 1z',
    sign: { path: 'M7.600 7.600q2.800-2 5.600 0v2.200l-.6 7.200q-2.200 3.600-4.400 0l-.600-7.200z', fill: '#c6bfae' },
    lines: 'M7.600 9.800q2.800 2 5.600 0',
    fill: '#fbf7ec',
    ink: '#2f2b3d',
    numberX: 10,
  },
  merchant: {
    outline:
      'M2 5h2.400Q5 1.800 8 2.400q4-3.400 8 0 3-.6 3.600 2.600H22q-.4 4-5 4.800.2 2.400-1.600 3.600 6 2.200 6.200 8.600Q21.600 27 18.400 27H5.600q-3.200 0-3.200-5 .2-6.400 6.200-8.600Q6.800 12.200 7 9.800 2.400 9 2 5z',
    shade: 'M22 5q-.4 4-5 4.800.2 2.400-1.600 3.600 6 2.200 6.200 8.600 0 5-3.200 5h-3.600q4.400-8.400-1-13.600l.400-8.400z',
    sign: { path: 'M9 9.800h6q0 3.200-3 3.200t-3-3.200z', fill: '#f7d9b0' },
    lines: 'M2.400 6h19.200M4 19.400q8 3 16 0',
    fill: '#5cb672',
    ink: '#06260f',
    numberX: 12,
  },
  builder: {
    outline: 'M2 27V17q0-3 3.200-3.400h1.600V11H4.600V9Q5 2.800 9.800 2.800T15 9v2h-2.200v2.600h1.600q3.200.4 3.200 3.400v10z',
    held: { path: 'M18.300 25V7.600h-3.100V2h7v5.600h-1.700V25z', fill: '#c9a06a' },
    shade: 'M9.800 2.800Q14.600 2.800 15 9v2h-2.200v2.600h1.600q3.200.4 3.200 3.400v10h-4.200V16.600l-2.200-3V9q-.2-4-1.400-6.200z',
    sign: { path: 'M6.800 11h6v1.600q-3 2.800-6 0z', fill: '#f7d9b0' },
    lines: 'M4.600 9H15M2.600 22.600h14.400',
    fill: '#2a66b0',
    ink: '#ffffff',
    numberX: 9.800,
  },
  assassin: {
    outline: 'M12 .4q3.800 3.600 4.200 8.400Q21.400 16 22 27H2Q2.600 16 7.800 8.800 8.200 4 12 .4z',
    shade: 'M12 .4q3.800 3.600 4.200 8.400Q21.400 16 22 27h-5.400q0-10-3.800-17 1.400-4.600-.8-9.600z',
    sign: { path: 'M9 8.400q3-1.800 6 0l-.6 2.600q-2.400-1-4.800 0z', fill: '#fff' },
    lines: 'M10.400 9.200h.1M13.500 9.200h.1',
    fill: '#a3241f',
    ink: '#ffffff',
    numberX: 12,
  },
  artisan: {
    outline:
      'M5.800 27l.8-8.400Q1.600 13 4 6.200 5 4 8 4.200h.6Q8 2.400 9.400 1.400V.4h5.200v1Q16 2.400 15.400 4.200h.6q3-.2 4 2 2.400 6.800-2.600 12.400l.8 8.400zM6.800 7q-1.600 4.400 1.400 8.600l1.800-1q-1.600-2-1.300-4.400Q8.900 8.200 9.600 7zM17.200 7q1.600 4.400-1.400 8.600l-1.800-1q1.600-2 1.300-4.400-.2-2-.9-3.200z',
    shade: 'M16 4.200q3-.2 4 2 2.400 6.800-2.600 12.400l.8 8.400h-4.400l-.4-10 .6-2.400 1.800 1Q18.800 11.400 17.200 7z',
    sign: { path: 'M9.400 1.400V.4h5.200v1Q16 2.400 15.400 4.400 14.800 6.400 13.600 7h-3.200Q9.200 6.400 8.600 4.400 8 2.400 9.400 1.400z', fill: '#fbeeda' },
    lines: 'M9 3.600h6M10.300 10.200h.1M13.600 10.200h.1M6.600 20.400q5.400 2 10.800 0',
    fill: '#b78ddb',
    ink: '#250a3d',
    numberX: 12,
  },
};

/** All tribes, in the order of the rulebook. */
export const TRIBES: Tribe[] = ['vizier', 'elder', 'merchant', 'builder', 'assassin', 'artisan'];

/** A camel on a 30 x 26 grid, looking right, and the cloth on its back. */
export const CAMEL =
  'M4.200 25.200V18.400Q1.400 16.800 1.800 12.800 2.400 9.600 6 9.500 8 9.400 9.600 6.600 11.800 3 14.200 6.600 15.600 9.400 18 9.600l2.400.2q1.600-.2 2.200-2.800l.6-3.400q.4-2.500 2.800-2.500l2.800 1.100q.8.400.4 1.400l-.8 1.300-2.200.2q0 7-2.600 10.800l-.6 1.600v7.700h-2.400V19h-1.400v6.200h-2.400v-6h-6.400v6H8V19H6.600v6.200z';
export const CLOTH = 'M8 8.800q4 1.600 8.200.4l1.200 8.600q-5.200 1.400-10.400 0z';

/** A tent on the same grid, and its opening. */
export const TENT = 'M14.300.8h1.400v3L28.400 25.200H1.600L14.300 3.800z';
export const OPENING = 'M15 15.500l4.200 9.700h-8.400z';

/** A palm tree on a 20 x 22 grid: trunk, leaves, and the leaves the light falls on. */
export const PALM = {
  trunk: 'M9 21.600q2-6.600.6-12.800h2.200q2.400 6 1.800 12.800z',
  leaves:
    'M10.800 8.800Q5.600 5.600 1.200 10 2.600 3.800 8.400 5 5.800 1.600 2.400 1.800 8-1.400 10.800 3.600 13.200-1.400 18.400 1.600q-4 0-5.900 3.400 6.200-1.200 7.300 5-3.800-4.600-9-1.200z',
  lit: 'M10.800 8.800Q5.600 5.600 1.200 10 2.600 3.800 8.400 5l2.400 3.800zM10.800 3.600 8.400 5Q5.800 1.600 2.400 1.800 8-1.400 10.800 3.600z',
};

/** A palace on a 20 x 22 grid: walls, domes with their finials, door and windows. */
export const PALACE = {
  walls: 'M1.600 21.600V11.800h3.600v2h2.200V9.600h5.200v4.200h2.200v-2h3.600v9.800z',
  domes: 'M1.200 11.800Q.4 9 3.400 7 6.400 9 5.600 11.800zM7 9.600Q5.600 5.600 9.600 3V.6h.8V3q4 2.600 2.600 6.600zM14.400 11.800Q13.600 9 16.600 7q3 2 2.200 4.800z',
  door: 'M8 21.600v-3.400q0-2.200 2-2.200t2 2.200v3.400zM3 14.600h1.200v2.800H3zM15.800 14.600H17v2.800h-1.200z',
};

/** Shapes and colours of the seats, as everywhere at the table: never the colour alone. `weave` is the pattern of their frames. */
export const SEATS = [
  { fill: '#2566ad', badge: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', weave: 'none' },
  { fill: '#b03a74', badge: 'M3 3h18v18H3z', weave: '9 7' },
  { fill: '#a8560c', badge: 'M12 1l11 11-11 11L1 12z', weave: '0.1 6' },
  { fill: '#474a5c', badge: 'M7 2h10l6 10-6 10H7L1 12z', weave: '14 4 0.1 4' },
] as const;
