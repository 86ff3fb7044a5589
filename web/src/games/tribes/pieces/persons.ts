import type { Djinn, Thief } from '../wire';
import type { Emblem } from './emblems';

/** What surrounds a person, on a 48 x 48 grid. */
export const AURAS = {
  disc: 'M24 1.500a22.500 22.500 0 1 1 0 45 22.500 22.500 0 0 1 0-45z',
  arch: 'M3 46.500V21Q3 2 24 1.500 45 2 45 21v25.500z',
  gem: 'M14 2h20l12 12v20L34 46H14L2 34V14z',
  drop: 'M24 .8Q46 13 46 29q-2 17.500-22 17.500T2 29Q2 13 24 .8z',
  flower: 'M24 2q6 0 8 4 5-2 9 2t2 9q4 2 4 7t-4 7q2 5-2 9t-9 2q-2 4-8 4t-8-4q-5 2-9-2t-2-9q-4-2-4-7t4-7q-2-5 2-9t9-2q2-4 8-4z',
  shield: 'M24 1.500q10 5 21 4v18Q45 40 24 47 3 40 3 23.500v-18q11 1 21-4z',
  tile: 'M24 .8 47.200 24 24 47.200.8 24z',
} as const;

/** Bodies: smoke that gathers into shoulders. */
export const BODIES = {
  broad: 'M6 45Q6 33 17 31q7 3 14 0 11 2 11 14-18 5-36 0z',
  slim: 'M12 45.500q0-12 8-15 4 2 8 0 8 3 8 15-12 3-24 0z',
  coil: 'M9 45q-5-9 5-12 8-1 9-4h4q1 4 6 4 10 2 8 8-1 4-8 5-12 3-24-1z',
  cloud: 'M5 42q0-5 6-5.500Q11 31 18 30.500q6 3 12 0 7 .5 7 6 6 .5 6 5.500-19 8-38 0z',
  robe: 'M8 45l8-13q8 4 16 0l8 13q-16 4-32 0z',
} as const;

export const HEADS = {
  round: 'M15.500 20q0-9 8.500-9t8.500 9q0 11-8.500 13-8.500-2-8.500-13z',
  long: 'M16.500 18q0-8 7.500-8t7.500 8q0 12-7.500 18-7.500-6-7.500-18z',
  wide: 'M12.500 21q0-10 11.500-10t11.500 10q0 11-11.500 11.500-11.500-.5-11.500-11.500z',
  beast: 'M14.500 17q2-6 9.500-6t9.500 6q-1 7-4.500 10-.5 8-5 8t-5-8q-3.500-3-4.500-10z',
} as const;

/** What is worn or grows on a head. Part of the silhouette. */
export const GEAR = {
  turban: 'M12 19q-3-10 5-13 7-3 14 0 8 3 5 13-12-6-24 0z',
  plume: 'M12.500 18q-1-9 7-11l7-7 .5 7q9 2 8.500 11-11.500-5-23 0z',
  horns: 'M16 16Q5 13 7 1q2 8 11 10zM32 16q11-3 9-15-2 8-11 10z',
  ram: 'M16 14Q5 8 4 18q0 8 8 7-5-2-4-6.500 2-4 7 0zM32 14q11-6 12 4 0 8-8 7 5-2 4-6.500-2-4-7 0z',
  crown: 'M13 17V4l5.500 5.500L24 2l5.500 7.500L35 4v13q-11-5-22 0z',
  hood: 'M9.500 32Q6 3 24 3t14.500 29q-3 2-7 2 5-19-7.500-20-12.500 1-7.500 20-4 0-7-2z',
  veil: 'M10 38Q7 5 24 4q17 1 14 34-5-1-6-9 1-14-8-15-9 1-8 15-1 8-6 9z',
  flames: 'M12 18Q7 8 13.500 3q0 5 3.500 6 0-7 6.500-9 0 6 4.500 8 3-2 3-5.500Q39 9 36 18q-12-6-24 0z',
  snakes: 'M15 17q-8-1-7-8 0-4-4-4l1-3q7 0 6.500 6.500Q12 12 18 13zM33 17q8-1 7-8 0-4 4-4l-1-3q-7 0-6.500 6.500Q36 12 30 13zM20.500 13q-4-4-1-8 1-2-1-4l3-1q4 4 1 7-1 3 1 6zM27.500 13q4-4 1-8-1-2 1-4l-3-1q-4 4-1 7 1 3-1 6z',
  antlers: 'M17 14Q10 10 10.500 6L5 4.500V2l5.500 1.500L11 0h2.500q-1 8 6.500 11zM31 14q7-4 6.500-8L43 4.500V2l-5.500 1.500L37 0h-2.500q1 8-6.500 11z',
  wings: 'M15 22Q1 19 1 5q9 2 15.500 9zM33 22q14-3 14-17-9 2-15.500 9z',
  leaves: 'M12 18q-6-8 1-13 3.500 4 3.500 8Q17 4 24 1q7 3 7.500 12 0-4 3.500-8 7 5 1 13-12-5-24 0z',
  bull: 'M14.500 15Q2 15 2 3q5 6 13.500 6zM33.500 15Q46 15 46 3q-5 6-13.500 6z',
  fez: 'M15.500 16l2.500-14h12l2.500 14q-8.500-4-17 0z',
  fins: 'M15 20Q3 16 3 8q7-1 12 5zM33 20q12-4 12-12-7-1-12 5zM19 12q1-8 5-12 4 4 5 12z',
  moon: 'M13 17q1-6 6-7-6-2-5-9 3 5 10 5t10-5q1 7-5 9 5 1 6 7-11-5-22 0z',
  knot: 'M15 16q1-5 6-6-5-5 3-9 8 4 3 9 5 1 6 6-9-4-18 0z',
  tower: 'M13.500 17V3.500h5V8h3V3.500h5V8h3V3.500h5V17q-10.500-4-21 0z',
  pharaoh: 'M9 31 13.500 11Q16 3 24 3t10.500 8L39 31h-7q2-16-8-16t-8 16zM22.500 4q0-4 1.500-4t1.500 4z',
} as const;

/** Beards and the like, in the colour of the gear. */
export const BEARDS = {
  point: 'M17.500 27q6.500 4 13 0-1 10-6.500 15-5.500-5-6.500-15z',
  fork: 'M16.500 27q7.500 4 15 0 0 10-4.500 15l-3-7-3 7q-4.500-5-4.500-15z',
  long: 'M15.500 26q8.500 5 17 0l-2 17q-6.500 4-13 0z',
  curl: 'M14 27q5.500-3 10 0 4.500-3 10 0 1 3-2 3-3 2-8-.5-5 2.500-8 .5-3 0-2-3z',
  fangs: 'M19 26.500h10l-1.500 5-1.500-3.500h-4l-1.500 3.500z',
} as const;

/** Eyes: they glow. */
export const EYES = {
  calm: 'M17.500 21q2.500-2.500 5 0-2.500 2-5 0zM25.500 21q2.500-2.500 5 0-2.500 2-5 0z',
  wild: 'M17 19l5.500 2.500q-3.500 2.500-5.500-2.500zM31 19l-5.500 2.500q3.500 2.500 5.500-2.500z',
  round: 'M20 18.500a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 0 1 0-4.800zM28 18.500a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 0 1 0-4.800z',
  one: 'M18.500 20.500q5.500-5.500 11 0-5.500 5.500-11 0z',
  three: 'M17.500 22q2.500-2.500 5 0-2.500 2-5 0zM25.500 22q2.500-2.500 5 0-2.500 2-5 0zM24 13.500q2.500 2.500 0 5-2.500-2.500 0-5z',
} as const;

/** Aura, body, skin and gear; made for the dark of the aura. */
const INKS = {
  ember: ['#4a1420', '#b23a2c', '#f08a4b', '#ffd98a'],
  sea: ['#0f2f4f', '#2f7fb0', '#8ad6dc', '#f4ead7'],
  leaf: ['#143a2a', '#3f8f4e', '#b3d884', '#ffd98a'],
  dusk: ['#2b1a4a', '#7c4bb0', '#cfaeee', '#ffd98a'],
  sand: ['#4a3214', '#b9843c', '#f3d59b', '#5cc6cc'],
  night: ['#141a3a', '#48589c', '#b3beec', '#f2b84b'],
  rose: ['#4a1538', '#b0487c', '#f5b1ca', '#ffe6ae'],
  stone: ['#2c2f38', '#6b7280', '#d3d9e0', '#f2b84b'],
  jade: ['#0f3a3c', '#2a8f97', '#a6e6d6', '#f2a54b'],
} as const;

export interface Person {
  aura: keyof typeof AURAS;
  ink: readonly [string, string, string, string];
  body: keyof typeof BODIES;
  head: keyof typeof HEADS;
  gear: keyof typeof GEAR;
  eyes: keyof typeof EYES;
  beard: keyof typeof BEARDS | null;
  emblem: Emblem;
}

const person = (
  ink: keyof typeof INKS,
  aura: Person['aura'],
  body: Person['body'],
  head: Person['head'],
  gear: Person['gear'],
  eyes: Person['eyes'],
  beard: Person['beard'],
  emblem: Emblem,
): Person => ({ ink: INKS[ink], aura, body, head, gear, eyes, beard, emblem });

/** Every djinn is a person of its own; the emblem tells the power. */
export const SPIRITS: Record<Djinn, Person> = {
  al_amin: person('sand', 'disc', 'robe', 'round', 'turban', 'calm', 'point', 'scales'),
  anun_nak: person('night', 'gem', 'broad', 'long', 'tower', 'three', 'long', 'sack'),
  baal: person('ember', 'shield', 'broad', 'wide', 'bull', 'wild', 'fork', 'coin'),
  boaz: person('stone', 'shield', 'broad', 'wide', 'crown', 'calm', 'long', 'shield'),
  bouraq: person('rose', 'arch', 'slim', 'beast', 'wings', 'calm', null, 'palace'),
  echidna: person('leaf', 'drop', 'coil', 'round', 'snakes', 'wild', 'fangs', 'hammers'),
  enki: person('sea', 'drop', 'cloud', 'long', 'fins', 'calm', 'fork', 'palm'),
  hagis: person('dusk', 'arch', 'robe', 'round', 'tower', 'round', 'curl', 'palaceAway'),
  haurvatat: person('leaf', 'flower', 'robe', 'round', 'leaves', 'calm', null, 'palms'),
  iblis: person('ember', 'tile', 'broad', 'long', 'horns', 'wild', 'point', 'daggers'),
  jafaar: person('sand', 'gem', 'robe', 'long', 'plume', 'wild', 'fork', 'turban'),
  kandicha: person('rose', 'drop', 'slim', 'round', 'veil', 'round', null, 'gift'),
  kumarbi: person('stone', 'disc', 'cloud', 'wide', 'knot', 'one', 'long', 'down'),
  lamia: person('leaf', 'gem', 'coil', 'long', 'snakes', 'calm', null, 'palmAway'),
  leta: person('sea', 'arch', 'slim', 'round', 'moon', 'calm', null, 'camel'),
  marid: person('sea', 'flower', 'cloud', 'wide', 'knot', 'wild', 'curl', 'foot'),
  monkir: person('night', 'arch', 'robe', 'round', 'hood', 'round', 'point', 'palaceCoin'),
  nekir: person('ember', 'arch', 'robe', 'round', 'hood', 'wild', 'fangs', 'daggerCoin'),
  shamhat: person('rose', 'flower', 'slim', 'round', 'crown', 'calm', null, 'crook'),
  sibittis: person('dusk', 'disc', 'cloud', 'wide', 'flames', 'three', null, 'lamps'),
  sloar: person('jade', 'tile', 'cloud', 'wide', 'antlers', 'one', null, 'eyeCard'),
  utug: person('stone', 'gem', 'broad', 'beast', 'ram', 'wild', null, 'camelFigure'),
  morgiane: person('jade', 'shield', 'slim', 'round', 'veil', 'calm', null, 'lock'),
  geb: person('jade', 'disc', 'broad', 'long', 'pharaoh', 'calm', 'point', 'gem'),
  ptah: person('night', 'flower', 'slim', 'long', 'fez', 'calm', 'point', 'vase'),
};

/** Thieves: what they wear, and what they are after. Their colour is that of the tribe they work after. */
export const ROGUES: Record<Thief, { gear: keyof typeof GEAR; emblem: Emblem; aura: keyof typeof AURAS }> = {
  houssain: { gear: 'turban', emblem: 'bag', aura: 'disc' },
  ziad: { gear: 'plume', emblem: 'turban', aura: 'gem' },
  ouafat: { gear: 'veil', emblem: 'lamps', aura: 'drop' },
  kohdjah: { gear: 'hood', emblem: 'camel', aura: 'shield' },
  shalim: { gear: 'fez', emblem: 'home', aura: 'arch' },
  madjaar: { gear: 'knot', emblem: 'vase', aura: 'flower' },
};
