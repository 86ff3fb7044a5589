import type { GameInfo, Me, NewTable, Replay, TableInfo, TableList } from './index';
import { Problem, unreachable } from './problem';

/** Asks the server over HTTP. Throws a {@link Problem} for everything that is not a success. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw unreachable();
  }
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : undefined) as T;
  let problem: Problem;
  try {
    problem = Problem.of(JSON.parse(text));
  } catch {
    problem = unreachable();
  }
  throw problem;
}

const id = encodeURIComponent;

/** Everything that is not live. */
export const api = {
  /** Who I am; makes me a guest if I am nobody yet. */
  me: () => ask<Me>('POST', '/api/me'),
  rename: (name: string) => ask<Me>('PATCH', '/api/me', { name }),
  claim: (name: string, password: string) => ask<Me>('POST', '/api/me/claim', { name, password }),
  signIn: (name: string, password: string) => ask<Me>('POST', '/api/sign-in', { name, password }),
  signOut: (everywhere: boolean) => ask<void>('POST', '/api/sign-out', { everywhere }),
  deleteMe: (password?: string) => ask<void>('DELETE', '/api/me', password ? { password } : {}),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  openTables: () => ask<TableList>('GET', '/api/tables'),
  myTables: () => ask<TableList>('GET', '/api/me/tables'),
  newTable: (wish: NewTable) => ask<TableInfo>('POST', '/api/tables', wish),
  table: (table: string) => ask<TableInfo>('GET', `/api/tables/${id(table)}`),
  join: (table: string, seat?: number) =>
    ask<TableInfo>('POST', `/api/tables/${id(table)}/join`, seat === undefined ? {} : { seat }),
  leave: (table: string) => ask<void>('POST', `/api/tables/${id(table)}/leave`),
  start: (table: string) => ask<TableInfo>('POST', `/api/tables/${id(table)}/start`),
  rematch: (table: string) => ask<TableInfo>('POST', `/api/tables/${id(table)}/rematch`),
  replay: (table: string, from: number, count: number) =>
    ask<Replay>('GET', `/api/tables/${id(table)}/replay?from=${from}&count=${count}`),
  replayLog: (log: string, from: number, count: number) =>
    ask<Replay>('POST', '/api/replay', { log, from, count }),
  logAddress: (table: string) => `/api/tables/${id(table)}/log`,
};
