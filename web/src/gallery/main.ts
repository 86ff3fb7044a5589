import { mount } from 'svelte';
import '../app.css';
import { DRAWN, gameByName } from '../games';
import type { Language } from '../i18n/languages';
import { words } from '../i18n/words.svelte';
import Gallery from './Gallery.svelte';

// Every game's scenes, for looking at its board without a server: `npm run dev`, then
// `gallery.html?game=tribes&scene=sow&theme=dark&lang=de&pace=450`.
const wish = new URLSearchParams(location.search);
const game = gameByName(wish.get('game') ?? DRAWN.find((name) => gameByName(name).gallery) ?? '');
document.documentElement.dataset.theme = wish.get('theme') ?? 'light';
const [module, scenes] = await Promise.all([game.load(), game.gallery?.() ?? {}, words.need(game.name)]);
await words.speak((wish.get('lang') ?? 'en') as Language);
mount(Gallery, { target: document.body, props: { module, scenes, name: wish.get('scene') ?? Object.keys(scenes)[0] ?? '', pace: Number(wish.get('pace') ?? 0) } });
