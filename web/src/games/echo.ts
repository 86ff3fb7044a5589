/** Events that say no more than the decision they follow from: kinds of moves by the kind of the event. */
export type Echoes<E extends string = string, M extends string = string> = Partial<Record<E, M[]>>;

/** Does the event only say again what its decision has said? */
export const isEchoOf = <E extends string, M extends string>(echoes: Echoes<E, M>, event: { kind: E }, move: { kind: M } | null): boolean =>
  move !== null && (echoes[event.kind]?.includes(move.kind) ?? false);
