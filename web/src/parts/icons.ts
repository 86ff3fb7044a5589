/** Line drawings on a 24 x 24 grid, our own. */
export const ICONS = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1',
  hint: 'M12 3a6 6 0 0 1 3.5 10.9V17h-7v-3.1A6 6 0 0 1 12 3zM9.5 20h5',
  flag: 'M6 21V4m0 1h11l-2.5 4L17 13H6',
  log: 'M6 4h12v16H6zM9 8h6M9 12h6M9 16h4',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  points: 'M5 20V10m5 10V4m5 16v-7m5 7V8',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  first: 'M17 5l-7 7 7 7M7 5v14',
  last: 'M7 5l7 7-7 7M17 5v14',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  open: 'M4 19V6h6l2 2h8v11z',
  keys: 'M4 7h16v10H4zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
  eye: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  moves: 'M5 7h14M5 12h14M5 17h9',
  crown: 'M4 18h16M4 18 3 8l5 4 4-7 4 7 5-4-1 10',
  robot: 'M6 9h12v9H6zM12 9V5M9.5 13h.01M14.5 13h.01M9 18v2M15 18v2',
  person: 'M12 4a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 0 1 12 4zM5 20c.6-4 3.4-6 7-6s6.4 2 7 6',
  check: 'M5 13l4 4L19 7',
  cross: 'M6 6l12 12M18 6 6 18',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
} as const;

export type IconName = keyof typeof ICONS;
