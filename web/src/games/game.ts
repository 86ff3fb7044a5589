import type { Component } from 'svelte';

/** A seat's number, from 0. People read it as a letter: 0 is A. */
export type Seat = number;

/** One move the deciding seat may play now: its notation, and the same as data. */
export interface LegalMove<M = unknown> {
  text: string;
  move: M;
}

/** Points by source, in the order of the score pad; `null` is what these eyes may not know. */
export interface Scores {
  lines: { source: string; points: (number | null)[] }[];
}

/** One fact that happened, with the decision it came from. */
export interface Happened<E = unknown> {
  /** Entry of the log it belongs to. */
  seq: number;
  /** Who decided. */
  seat: Seat;
  event: E;
}

/** What is worth considering now, from the table's strongest mind. */
export interface Advice {
  /** The move it would play, in notation. */
  text: string;
  /** Points it expects by source, if it says so. */
  gains?: { source: string; points: number }[];
  /** What it hands to the next player, in points. */
  gift?: number | null;
}

/**
 * What a board is given. It shows the view, offers the legal moves and calls `play`; it decides nothing
 * itself: what is not in `moves` cannot be done.
 */
export interface BoardProps<V = unknown, M = unknown, E = unknown> {
  /** What these eyes may see. */
  view: V;
  /** Whose eyes: a seat of mine, or `null` for somebody who only watches. */
  seat: Seat | null;
  /** Who decides now; `null` when the game is over. */
  acting: Seat | null;
  /** All moves I may play now; empty when it is not for me to decide. */
  moves: LegalMove<M>[];
  /** Events not yet animated, oldest first. A board may ignore them. */
  fresh: Happened<E>[];
  scores: Scores;
  /** Points at the beginning of my turn, to show what the turn has brought so far. */
  scoresBefore: Scores | null;
  /** Names by seat. */
  names: string[];
  /** Several best moves, when help was asked for. */
  advice: Advice[];
  /** How it is shown: somebody plays, somebody watches, or a past moment is looked at. */
  mode: 'play' | 'watch' | 'replay';
  /** How long one animated step lasts, in milliseconds; 0 shows the result at once. */
  pace: number;
  /** Plays one of `moves` by its notation. */
  play: (text: string) => void;
}

/** A key of the locale files with the values it names. */
export interface Line {
  key: string;
  args?: Record<string, string | number>;
}

/** What the frame of the table needs to know of a game. One folder under `games/` exports one. */
export interface GameModule<V = any, M = any, E = any> {
  /** The engine's name of the game: `tribes`. */
  name: string;
  Board: Component<BoardProps<V, M, E>>;
  /** "What may I do now?" Shown above the board and spoken. */
  status: (view: V, moves: LegalMove<M>[], acting: Seat | null, seat: Seat | null) => Line;
  /** One line of the log for an event, or `null` if the notation says it already. */
  describe: (event: E, names: string[]) => Line | null;
  /** What is said of a decision in the log when no event says more. */
  moveLine?: (text: string, names: string[]) => Line | null;
  /** Locale files this game needs, without language and ending: `['tribes']`. */
  locales: string[];
}

/** What is known of a game before its board is loaded. */
export interface GameEntry {
  name: string;
  /** Loads board, words and pictures only when somebody opens a table of this game. */
  load: () => Promise<GameModule>;
}
