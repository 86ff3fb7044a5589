import '../app.css';
import './at.css';
import { mount } from 'svelte';
import { preferred, words } from '../i18n/words.svelte';
import { settings } from '../settings.svelte';
import At from './At.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');

if (navigator.serviceWorker?.controller) document.documentElement.dataset.fonts = 'own';
settings.start();
words.only('aid');
await words.speak(settings.language ?? preferred(navigator.languages));
mount(At, { target });

// From the second visit on these pages need no network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => navigator.serviceWorker.register('/sw.js'));
  if (document.readyState === 'complete') void navigator.serviceWorker.register('/sw.js');
}
