/** Events that say no more than the decision they follow from: kinds of moves by the kind of the event. */
export type Echoes<E extends string = string, M extends string = string> = Partial<Record<E, M[]>>;

const kindOf = (thing: unknown) => (typeof thing === 'object' && thing !== null && 'kind' in thing ? String(thing.kind) : '');

/** Does the event only say again what its decision has said? */
export const isEcho = (echoes: Echoes | undefined, event: unknown, move: unknown): boolean => echoes?.[kindOf(event)]?.includes(kindOf(move)) ?? false;
