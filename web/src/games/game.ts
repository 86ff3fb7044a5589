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

/** What the table's strongest mind would play now. */
export interface Hint {
  /** The move, in notation. */
  text: string;
  /** What the mind says about it, in the game's own form. */
  detail: unknown;
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
  /**
   * What happened in the decision shown last, oldest first; empty after a jump. The frame shows decision after
   * decision at the chosen pace, so a board only ever moves from one view to the next.
   */
  fresh: Happened<E>[];
  scores: Scores;
  /** Points at the beginning of my turn, to show what the turn has brought so far. */
  scoresBefore: Scores | null;
  /** Names by seat. */
  names: string[];
  /** The hint that was asked for, until the next decision. */
  hint: Hint | null;
  /** Asks the game's lens a question of the game's own; `null` where the table does not allow it. */
  lens: ((question: unknown) => Promise<unknown>) | null;
  /** Is the last step of a turn asked for again before it counts? */
  confirm: boolean;
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
  /** "What may I do now?" One line above the board, also spoken. */
  status: (now: { view: V; moves: LegalMove<M>[]; acting: Seat | null; seat: Seat | null; names: string[] }) => Line;
  /**
   * A sentence for a decision in the log, from its notation; `null` if the notation says enough. `view` is any of this
   * game, for what does not change in it.
   */
  moveLine: (text: string, names: string[], view: V | null) => Line | null;
  /** A sentence for an event, shown under its decision; `null` for what needs no words. */
  describe: (event: E, names: string[], view: V | null) => Line | null;
  /** Does the event only say again what its decision, in notation, has said? The log leaves it out. */
  isEcho?: (event: E, text: string) => boolean;
  /** Does the event only say what comes next? The status line tells that. */
  comesNext?: (event: E) => boolean;
  /** Keys the board listens to, for the help page: what stands on the key, and a locale key. */
  keys?: { cap: string; label: string }[];
  /** Pictures for the sections of the rules page, by section. */
  figures?: Record<string, Component>;
}

/**
 * What is known of a game before its board is loaded.
 *
 * Its words are in `locales/<language>/<name>.ftl`, its rules in `rules-<name>.ftl`. The frame uses these keys:
 * `<name>-name`, `<name>-about`, `<name>-source-<source>` for each line of the score pad, `<name>-ending-<reason>`,
 * `<name>-option-<key>` and `<name>-option-<key>-<choice>` for the new-table form, and
 * `<name>-refused-<code with slashes as dashes>` for refusals of the game's own.
 */
export interface GameEntry {
  name: string;
  /** Loads the board only when somebody opens a table of this game. */
  load: () => Promise<GameModule>;
  /** A wide picture of it, 316 x 104, for the first page. */
  picture: () => Promise<{ default: Component }>;
}
