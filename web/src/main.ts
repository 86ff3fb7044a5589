import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, words } from './i18n/words.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');

settings.start();
router.start();
await words.speak(settings.language ?? preferred(navigator.languages));
mount(App, { target });
