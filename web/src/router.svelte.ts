import { isAt } from './at/routes';

/** One address of the client: `name` is the page, `params` what the address says. */
export interface Route {
  name: string;
  params: Record<string, string>;
  query: URLSearchParams;
}

/** Every page with its address; `:x` stands for one part, the first fitting line wins. */
export const ROUTES: [name: string, pattern: string][] = [
  ['home', '/'],
  ['new', '/new'],
  ['table', '/table/:id'],
  ['replay-file', '/replay'],
  ['replay', '/replay/:id'],
  ['review-file', '/review'],
  ['review', '/review/:id'],
  ['analysis', '/analysis'],
  ['puzzles', '/puzzles'],
  ['puzzles', '/puzzles/:game'],
  ['puzzle', '/puzzles/:game/:id'],
  ['learn', '/learn'],
  ['learn', '/learn/:game'],
  ['lesson', '/learn/:game/:lesson'],
  ['rules', '/rules'],
  ['rules', '/rules/:game'],
  ['settings', '/settings'],
  ['help', '/help'],
  ['about', '/about'],
  ['account', '/account'],
  ['recover', '/recover'],
  ['confirm', '/confirm'],
  ['house', '/house'],
];

/** Which page an address means; `not-found` for those we do not have. */
export function match(path: string, query = ''): Route {
  const parts = path.replace(/\/+$/, '').split('/');
  for (const [name, pattern] of ROUTES) {
    const wanted = pattern.replace(/\/+$/, '').split('/');
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((want, i) => {
      const part = parts[i] ?? '';
      if (!want.startsWith(':')) return want === part;
      params[want.slice(1)] = decode(part);
      return part !== '';
    });
    if (fits) return { name, params, query: new URLSearchParams(query) };
  }
  return { name: 'not-found', params: {}, query: new URLSearchParams(query) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(match('/'));

  /** Begins to follow the address bar. */
  start() {
    const read = () => {
      this.route = match(location.pathname, location.search);
    };
    addEventListener('popstate', read);
    document.addEventListener('click', (event) => this.#follow(event));
    read();
  }

  /** Opens an address of ours without loading the page again. */
  go(href: string, how: 'push' | 'replace' = 'push') {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', href);
    const before = this.route.name + JSON.stringify(this.route.params);
    this.route = match(location.pathname, location.search);
    const after = this.route.name + JSON.stringify(this.route.params);
    if (how === 'push' && before !== after) scrollTo(0, 0);
  }

  #follow(event: MouseEvent) {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (/^\/api(\/|$)/.test(link.pathname) || isAt(link.pathname) || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
