import { expect, it } from 'vitest';
import { places } from './chromium.mjs';

it('looks where Chrome is on Linux, macOS and Windows', () => {
  expect(places('linux', { PATH: '/opt/bin:/usr/bin' }).slice(0, 2)).toEqual(['/opt/bin/google-chrome-stable', '/usr/bin/google-chrome-stable']);
  expect(places('linux', {})).toContain('/usr/bin/chromium');
  const mac = places('darwin', { HOME: '/Users/ada' });
  expect(mac[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(mac).toContain('/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium');
  expect(places('win32', { PROGRAMFILES: 'C:\\Program Files' })[0]).toBe('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
});

it('takes the one that is named before all others', () => {
  for (const platform of ['linux', 'darwin', 'win32']) expect(places(platform, { CHROME_PATH: '/x/chrome' })[0]).toBe('/x/chrome');
});
