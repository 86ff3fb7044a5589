import { expect, test } from 'vitest';
import { Problem } from '../wire/problem';
import { cut } from './cut';

const log = '{"format":1}\n{"seq":1}\n{"seq":2}\n{"end":{}}\n';

test('a log is cut before the entry that fails', () => {
  expect(cut(log, Problem.of({ code: 'log/entry', text: '', args: { entry: 2 } }))).toBe('{"format":1}\n{"seq":1}');
});

test('a log whose end is wrong loses its end', () => {
  expect(cut(log, Problem.of({ code: 'log/end', text: '', args: {} }))).toBe('{"format":1}\n{"seq":1}\n{"seq":2}');
});

test('what is no log stays none', () => {
  expect(cut(log, Problem.of({ code: 'log/bad', text: '', args: { line: 1 } }))).toBeNull();
});
