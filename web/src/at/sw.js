// Keeps the pages for a real table for when there is no network. `scripts/offline.ts` fills in the files and their version.
const CACHE = 'at-__VERSION__';
const FILES = '__FILES__';
const PAGES = /^\/(at|pad|aid|cards|draw)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const stale = async () => (await caches.keys()).filter((name) => name.startsWith('at-') && name !== CACHE);
  event.waitUntil(stale().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (event.request.mode === 'navigate') {
    // A new version comes with the next visit that has a network.
    if (PAGES.test(url.pathname)) event.respondWith(fetch(event.request).catch(() => caches.match('/at.html')));
    return;
  }
  if (FILES.includes(url.pathname)) event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(event.request)));
});
