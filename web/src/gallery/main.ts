import { mount, type Component } from 'svelte';
import '../app.css';
import { DRAWN, gameByName } from '../games';
import type { Language } from '../i18n/languages';
import { settings } from '../settings.svelte';
import { words } from '../i18n/words.svelte';
import Gallery from './Gallery.svelte';
import Pieces from './Pieces.svelte';
import System from './System.svelte';

// Every game's scenes, for looking at its board without a server: `npm run dev`, then
// `gallery.html?game=tribes&scene=sow&theme=dark&lang=de&pace=450`, its pieces: `gallery.html?game=tribes&page=pieces`,
// and what all pages are made of: `gallery.html?page=system`.
const sheets = import.meta.glob<Component<{ size: number }>>('../games/*/Pieces.svelte', { import: 'default' });
const wish = new URLSearchParams(location.search);
const game = gameByName(wish.get('game') ?? DRAWN.find((name) => gameByName(name).gallery) ?? '');
const theme = wish.get('theme') ?? 'light';
const pace = Number(wish.get('pace') ?? 0);
settings.show({ theme: theme === 'dark' ? 'dark' : 'light', motion: pace > 0 ? 'full' : 'reduced' });
const [module, scenes, Sheet] = await Promise.all([game.load(), game.gallery?.() ?? {}, sheets[`../games/${game.name}/Pieces.svelte`]?.(), words.need(game.name)]);
await words.speak((wish.get('lang') ?? 'en') as Language);
if (wish.get('page') === 'system') {
  mount(System, { target: document.body, props: { theme } });
} else if (wish.get('page') === 'pieces' && Sheet) {
  mount(Pieces, { target: document.body, props: { Sheet, game: game.name, theme } });
} else {
  mount(Gallery, { target: document.body, props: { module, scenes, name: wish.get('scene') ?? Object.keys(scenes)[0] ?? '', pace, wait: Number(wish.get('wait') ?? pace) } });
}
