import type { AnalysisDeal, AnalysisFrom } from '../wire';

/** One step of an analysis: a move, or everything unknown dealt again. The root is neither. */
export interface Step {
  id: number;
  parent: number | null;
  move: string | null;
  deal: number | null;
  name: string;
  comment: string;
}

/** An analysis as it is kept in a file or in a link. */
export interface Kept {
  lamplight: 'analysis';
  format: 1;
  from: AnalysisFrom;
  steps: Step[];
}

/** A file holds no more steps. */
const MOST = 2000;

/** Variations that branch. Every change gives a new tree. */
export class Tree {
  constructor(readonly steps: readonly Step[] = [{ id: 0, parent: null, move: null, deal: null, name: '', comment: '' }]) {}

  step(id: number): Step {
    return this.steps.find((step) => step.id === id) ?? this.steps[0]!;
  }

  children(id: number): Step[] {
    return this.steps.filter(({ parent }) => parent === id);
  }

  /** From the root to a step, the root left out. */
  path(id: number): Step[] {
    const path: Step[] = [];
    for (let step = this.step(id); step.parent !== null; step = this.step(step.parent)) path.unshift(step);
    return path;
  }

  /** What the server must be told to come to a step. */
  way(id: number): { moves: string[]; deals: AnalysisDeal[] } {
    const moves: string[] = [];
    const deals: AnalysisDeal[] = [];
    for (const { move, deal } of this.path(id)) {
      if (move !== null) moves.push(move);
      if (deal !== null) deals.push({ after: moves.length, number: deal });
    }
    return { moves, deals };
  }

  /** The tree with a step added behind another, and that step; one that is there already is not added again. */
  add(parent: number, what: { move: string } | { deal: number }): [Tree, number] {
    const wanted = { move: null, deal: null, ...what };
    const known = this.children(parent).find(({ move, deal }) => move === wanted.move && deal === wanted.deal);
    if (known) return [this, known.id];
    const id = 1 + Math.max(...this.steps.map((step) => step.id));
    return [new Tree([...this.steps, { id, parent, ...wanted, name: '', comment: '' }]), id];
  }

  /** Without a step and all that comes after it. */
  without(id: number): Tree {
    if (this.step(id).parent === null) return this;
    return new Tree(this.steps.filter((step) => step.id !== id && !this.path(step.id).some((one) => one.id === id)));
  }

  /** With another name or comment at a step. */
  told(id: number, words: Partial<Pick<Step, 'name' | 'comment'>>): Tree {
    return new Tree(this.steps.map((step) => (step.id === id ? { ...step, ...words } : step)));
  }
}

export const keep = (from: AnalysisFrom, tree: Tree): Kept => ({ lamplight: 'analysis', format: 1, from, steps: [...tree.steps] });

/** Reads a file or a link; `null` if it is no analysis of ours. */
export function read(text: string): { from: AnalysisFrom; tree: Tree } | null {
  let kept: Partial<Kept>;
  try {
    kept = JSON.parse(text) as Partial<Kept>;
  } catch {
    return null;
  }
  const { lamplight, format, from, steps } = kept ?? {};
  if (lamplight !== 'analysis' || format !== 1 || typeof from !== 'object' || !Array.isArray(steps)) return null;
  const known = new Set<number>();
  const isSound = steps.length > 0 && steps.length <= MOST && steps.every((step, i) => {
    const isRoot = step.parent === null;
    const fits = typeof step.id === 'number' && !known.has(step.id) && isRoot === (i === 0) && (isRoot || known.has(step.parent!));
    known.add(step.id);
    const says = isRoot || (typeof step.move === 'string') !== (typeof step.deal === 'number');
    return fits && says && typeof step.name === 'string' && typeof step.comment === 'string';
  });
  return isSound ? { from, tree: new Tree(steps) } : null;
}

/** Text that fits into a link: packed, and only of letters that need no escape. */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text of a link; `null` if it is damaged. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await new Response(stream).text();
  } catch {
    return null;
  }
}
