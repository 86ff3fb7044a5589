import type { AnalysisAsk, AnalysisNow, GameInfo, LessonInfo, LessonNow, Me, NewTable, Points, PuzzleList, Replay, ReviewBegun, ReviewPart, SeatPlan, TableInfo, TableList } from './index';
import { Problem, unreachable } from './problem';

/** Asks the server over HTTP. Throws a {@link Problem} for everything that is not a success. */
export async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      ...(signal ? { signal } : {}),
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
  signIn: (name: string, password: string) => ask<Me>('POST', '/api/sign-in', { name, password }),
  signOut: (everywhere: boolean) => ask<void>('POST', '/api/sign-out', { everywhere }),
  deleteMe: (password?: string) => ask<void>('DELETE', '/api/me', password ? { password } : {}),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  lessons: () => ask<LessonInfo[]>('GET', '/api/lessons'),
  lesson: (game: string, lesson: string, moves: unknown[]) => ask<LessonNow>('POST', `/api/lessons/${id(game)}/${id(lesson)}`, { moves }),
  openTables: () => ask<TableList>('GET', '/api/tables'),
  myTables: () => ask<TableList>('GET', '/api/me/tables'),
  newTable: (wish: NewTable) => ask<TableInfo>('POST', '/api/tables', wish),
  table: (table: string) => ask<TableInfo>('GET', `/api/tables/${id(table)}`),
  join: (table: string, seat?: number) =>
    ask<TableInfo>('POST', `/api/tables/${id(table)}/join`, seat === undefined ? {} : { seat }),
  leave: (table: string) => ask<void>('POST', `/api/tables/${id(table)}/leave`),
  start: (table: string) => ask<TableInfo>('POST', `/api/tables/${id(table)}/start`),
  /** Changes who is to sit at a seat, before the start. */
  setSeat: (table: string, seat: number, plan: SeatPlan) => ask<TableInfo>('PUT', `/api/tables/${id(table)}/seats/${seat}`, plan),
  rematch: (table: string) => ask<TableInfo>('POST', `/api/tables/${id(table)}/rematch`),
  replay: (table: string, from: number, count: number) =>
    ask<Replay>('GET', `/api/tables/${id(table)}/replay?from=${from}&count=${count}`),
  points: (table: string) => ask<Points>('GET', `/api/tables/${id(table)}/points`),
  replayLog: (log: string, from: number, count: number) =>
    ask<Replay>('POST', '/api/replay', { log, from, count }),
  beginReview: (table: string) => ask<ReviewBegun>('POST', `/api/tables/${id(table)}/review`),
  review: (table: string, after: number) => ask<ReviewPart>('GET', `/api/tables/${id(table)}/review?after=${after}`),
  beginLogReview: (log: string) => ask<ReviewBegun>('POST', '/api/reviews', { log }),
  logReview: (review: string, after: number) => ask<ReviewPart>('GET', `/api/reviews/${id(review)}?after=${after}`),
  /** Any position after some moves. */
  analysis: (wish: AnalysisAsk) => ask<AnalysisNow>('POST', '/api/analysis', wish),
  /** What the strongest mind would do there. */
  lines: (wish: AnalysisAsk, signal?: AbortSignal) => ask<unknown>('POST', '/api/analysis/lines', wish, signal),
  /** What a decision there was worth, as a review says it. */
  judge: (wish: AnalysisAsk) => ask<unknown>('POST', '/api/analysis/judge', wish),
  puzzles: (game: string) => ask<PuzzleList>('GET', `/api/puzzles/${id(game)}`),
  logAddress: (table: string) => `/api/tables/${id(table)}/log`,
};
