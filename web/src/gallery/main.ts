import { mount } from 'svelte';
import '../../../app.css';
import type { Language } from '../../../i18n/languages';
import { words } from '../../../i18n/words.svelte';
import Gallery from './Gallery.svelte';

const wish = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wish.get('theme') ?? 'light';
await words.need('tribes');
await words.speak((wish.get('lang') ?? 'en') as Language);
mount(Gallery, { target: document.body, props: { scene: wish.get('scene') ?? 'sow', pace: Number(wish.get('pace') ?? 0) } });
