import type { LegalMove, Shapes } from './game';

/** A move as the server would list it, for scenes, pictures and tests. */
export const legal = <S extends Shapes>(move: S['move'], facts: S['facts'], text = JSON.stringify(move)): LegalMove<S> => ({ text, move, facts, ends_turn: false });
