import type { Component } from 'svelte';
import type { Beside } from '../parts/tabs';
import type { SoundName } from '../sound/tones';
import type * as wire from '../wire';
import type { Echoes } from './echo';

/** A seat's number, from 0. People read it as a letter: 0 is A. */
export type Seat = number;

/** How a game's own things look on the wire; the frame passes them on and looks at none of them. */
export interface Shapes {
  view: unknown;
  move: unknown;
  event: unknown;
  /** What a move costs and brings by the rules. */
  facts: unknown;
}

/** One move the deciding seat may play now: its notation, the same as data, and what is known of it. */
export type LegalMove<S extends Shapes = Shapes> = Omit<wire.LegalMove, 'move' | 'facts'> & { move: S['move']; facts: S['facts'] };

/** One fact that happened, with the decision it came from. */
export interface Happened<E = unknown> {
  /** Entry of the log it belongs to. */
  seq: number;
  /** Who decided. */
  seat: Seat;
  event: E;
}

/** What somebody did in one turn. */
export interface Deed<E = unknown> {
  seat: Seat;
  happened: Happened<E>[];
}

/** What the table's strongest mind would play now. */
export interface Hint<M = unknown> {
  /** The move, in notation. */
  text: string;
  /** The same as data. */
  move: M;
  /** What the mind says about it, in the game's own form. */
  detail: unknown;
}

/** Somebody's moment at the table. */
export interface Moment<S extends Shapes = Shapes> {
  /** What these eyes may see. */
  view: S['view'];
  /** Whose eyes: a seat of mine, or `null` for somebody who only watches. */
  seat: Seat | null;
  /** Who decides now; `null` when the game is over. */
  acting: Seat | null;
  /** All moves I may play now; empty when it is not for me to decide. */
  moves: LegalMove<S>[];
  /** Names by seat. */
  names: string[];
}

/**
 * What a board is given. It shows the view, offers the legal moves and calls `play`; it decides nothing
 * itself: what is not in `moves` cannot be done.
 */
export interface BoardProps<S extends Shapes = Shapes> extends Moment<S> {
  /**
   * What happened in the decision shown last, oldest first; empty after a jump. The frame shows decision after
   * decision at the chosen pace, so a board only ever moves from one view to the next.
   */
  fresh: Happened<S['event']>[];
  /** The turns of others since I decided last, oldest first, until I decide again. They are drawn faintly. */
  past?: Deed<S['event']>[];
  /** What the frame shows beside the board; none where there is no frame. */
  rest?: Beside;
  /** Points by source, in the order of the score pad; `null` is what these eyes may not know. */
  scores: wire.ScoreLine[];
  /** Points at the beginning of my turn, to show what the turn has brought so far. */
  scoresBefore: wire.ScoreLine[] | null;
  /** The hint that was asked for, until the next decision. */
  hint: Hint<S['move']> | null;
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
  /** Asks the engine about a move that is not in `moves`: its refusal says why, above the board. */
  why?: (move: S['move']) => void;
  /** Takes back my last decision; `null` where that cannot be. */
  undo?: (() => void) | null;
}

/** A key of the locale files with the values it names. */
export interface Line {
  key: string;
  args?: Record<string, string | number>;
}

/** What the frame of the table needs to know of a game. One folder under `games/` exports one. */
export interface GameModule<S extends Shapes = Shapes> {
  /** The engine's name of the game: `tribes`. */
  name: string;
  Board: Component<BoardProps<S>>;
  /** "What may I do now?" One line above the board, also spoken. */
  status: (now: Moment<S>) => Line;
  /**
   * A sentence for a decision in the log; `null` if there is none and the notation must do. Of a secret decision
   * only the `kind` is known. `view` is any of this game, for what does not change in it; `me` is the reader's seat, who is "you".
   */
  moveLine: (move: S['move'], names: string[], view: S['view'] | null, me?: Seat | null) => Line | null;
  /** A sentence for an event, shown under its decision; `null` for what needs no words. `by` is who decided. */
  describe: (event: S['event'], names: string[], view: S['view'] | null, me?: Seat | null, by?: Seat | null) => Line | null;
  /** Why the game ends or ended, where what happened says more than the reason's name. */
  endingLine?: (reason: string, happened: Happened<S['event']>[], names: string[], me: Seat | null) => Line | null;
  /** Events that only say again what their decision has said: the log leaves them out. */
  echoes?: Echoes;
  /** Does the event only say what comes next? The status line tells that. */
  comesNext?: (event: S['event']) => boolean;
  /** Keys the board listens to, for the help page: what stands on the key, and a locale key. */
  keys?: { cap: string; label: string }[];
  /** The rules page: chapters of sections, in reading order. Each name is a key of `rules-<name>.ftl`. */
  chapters?: Chapter[];
  /** A whole turn in one sentence; without it the sentences of its moves stand side by side. */
  planLine?: (moves: S['move'][], names: string[], view: S['view'] | null) => Line | null;
  /** The sound of a fact, if it has one. */
  heard?: (event: S['event']) => SoundName | null;
  /** What is being decided: where the rules speak of it, and the line of advice for it. */
  topic?: (now: Moment<S>) => Topic;
  /** Pictures for the sections of the rules page, by section. */
  figures?: Record<string, Component>;
}

/** What a decision is about. */
export interface Topic {
  /** The section of the rules that tells of it. */
  section: string;
  /** A word of the sentence or row in that section that matters now. */
  term?: string;
  /** The advice for it, as in `guide-tribes-bid`. */
  guide: string;
}

/** A chapter of the rules. */
export interface Chapter {
  name: string;
  sections: string[];
}

/** A moment to look at a board without a server; a game's `gallery.ts` exports some by name. */
export interface Scene<S extends Shapes = Shapes> {
  view: S['view'];
  moves: LegalMove<S>[];
  scores?: wire.ScoreLine[];
  scoresBefore?: wire.ScoreLine[];
  /** What the lens answers. */
  lens?: unknown;
  /** What happens from here on, decision by decision: played when asked. */
  steps?: { view: S['view']; happened: S['event'][] }[];
}

/**
 * What is known of a game before its board is loaded.
 *
 * Its words are in `locales/<language>/<name>.ftl`, its rules in `rules-<name>.ftl`. The frame uses these keys:
 * `<name>-name`, `<name>-about`, `<name>-source-<source>` for each line of the score pad, `<name>-ending-<reason>`,
 * `<name>-option-<key>` and `<name>-option-<key>-<choice>` for the new-table form, and
 * `<name>-refused-<code with slashes as dashes>` for refusals of the game's own. A game without words is called by
 * its own name.
 */
export interface GameEntry {
  name: string;
  /** Loads the board only when somebody opens a table of this game. */
  load: () => Promise<GameModule>;
  /** A wide picture of it, 316 x 104, for the first page. */
  picture: (() => Promise<{ default: Component }>) | null;
  /** Scenes of its board, for the gallery. */
  gallery: (() => Promise<Record<string, () => Scene>>) | null;
}
