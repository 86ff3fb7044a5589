import type { Item, Resource } from '../wire';

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

