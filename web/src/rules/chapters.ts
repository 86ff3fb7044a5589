/** The rules pages: chapters of sections, in reading order. Each name is a key of `rules-<game>.ftl`. */
export const CHAPTERS: Record<string, { name: string; sections: string[] }[]> = {
  tribes: [
    { name: 'base', sections: ['aim', 'setup', 'round', 'bid', 'move', 'control', 'tribes', 'tiles', 'djinns', 'goods', 'cleanup', 'end', 'score', 'rulings'] },
    { name: 'thieves', sections: ['thieves-what', 'thieves-use', 'thieves-list'] },
    { name: 'artisans', sections: ['artisans-what', 'artisans-ground', 'artisans-tribe', 'artisans-tent', 'artisans-items', 'artisans-score'] },
  ],
  djinn: [
    { name: 'base', sections: ['aim', 'city', 'turn', 'places', 'catch', 'trophies', 'passages', 'characters', 'end', 'score', 'solo', 'own'] },
  ],
};
