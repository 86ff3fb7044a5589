import { expect, it } from 'vitest';
import { isPromiseKept } from './fairness';

const zeros = '0'.repeat(64);
const hash = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';

it('is kept when the seed has the promised fingerprint', async () => {
  expect(await isPromiseKept(zeros, hash)).toBe(true);
});

it('is broken by any other seed, and by what is no seed', async () => {
  expect(await isPromiseKept(`${'0'.repeat(63)}1`, hash)).toBe(false);
  expect(await isPromiseKept('abc', hash)).toBe(false);
});
