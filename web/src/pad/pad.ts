/** The score pad of a game as the engine describes it (`crates/table/src/pad.rs`). */
export interface Pad {
  boxes: string[];
  fields: Field[];
  sources: Source[];
  limits: Limit[];
  level: Weights;
  ranks: [from: number, name: string][];
}

export interface Field {
  key: string;
  words: string;
  group: string;
  printed: number | null;
  /** How many there are, for one to four players. */
  supply: number[] | null;
  boxes: string[];
  shared: boolean;
}

export interface Source {
  source: string;
  boxes: string[];
  terms: Term[];
}

export type Weights = Record<string, number>;

export type Term =
  | { kind: 'each'; of: Weights; only: string | null; unless: string | null }
  | { kind: 'over'; of: string; points: number }
  | { kind: 'lead'; of: string; points: number; alone: string }
  | { kind: 'sets'; of: string[]; values: number[]; wild: string; wild_each: number; wild_only: string }
  | { kind: 'reach'; of: Weights; goal: number; points: number; only: string }
  | { kind: 'kinds'; of: string[]; goal: number; points: number; only: string };

export type Limit =
  | { kind: 'most'; code: string; of: string[]; most: number[]; more: [string, number] | null; shared: boolean }
  | { kind: 'not_more'; code: string; of: string[]; than: string[] }
  | { kind: 'needs'; code: string; of: string[]; needs: string[] };

/** Numbers by the key of their field; what is missing is 0. */
export type Sheet = Record<string, number>;

/** What lies in front of everybody. */
export interface Sheets {
  boxes: string[];
  table: Sheet;
  players: Sheet[];
}

/** Is something of these boxes in play? */
export const inPlay = (needed: string[], boxes: string[]) => needed.every((box) => boxes.includes(box));
