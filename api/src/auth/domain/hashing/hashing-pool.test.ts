import '../../../testing/real-password-hashes.ts';
import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from '@jest/globals';
import { toApiError } from '../../../http/errors/to-api-error.ts';
import { openHashingPool } from './hashing-pool.ts';

const cost = { memoryCost: 65_536, timeCost: 2, parallelism: 1 };
let pool: ReturnType<typeof openHashingPool>;
afterEach(() => pool.close());

test('a hash of the pool is verified by it', async () => {
  pool = openHashingPool({ threads: 1, maxWaiting: 8 });
  const hash = await pool.hash('Correct-horse-1', cost);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$/);
  expect(await Promise.all(['Correct-horse-1', 'Wrong-1'].map((text) => pool.verify(hash, text)))).toEqual([
    true,
    false,
  ]);
});

test('files are read while far more hashes wait than Node has threads for both', async () => {
  pool = openHashingPool({ threads: 1, maxWaiting: 30 });
  await pool.hash('warm', cost);
  let hashed = 0;
  const all = Array.from({ length: 20 }, async () => {
    await pool.hash('Correct-horse-1', cost);
    hashed += 1;
  });
  for (let read = 0; read < 3; read++) await readFile(__filename);
  expect(hashed).toBeLessThan(10);
  await Promise.all(all);
});

test('a caller above the limit is refused with a retry time, and the others are served', async () => {
  pool = openHashingPool({ threads: 1, maxWaiting: 3 });
  await pool.hash('warm', cost);
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () => pool.hash('Correct-horse-1', cost)),
  );
  const refused = answers
    .filter((answer) => answer.status === 'rejected')
    .map(({ reason }) => toApiError(reason));
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(3);
  expect(refused.length).toBeGreaterThanOrEqual(5);
  for (const error of refused)
    expect(error).toMatchObject({ status: 503, errorType: 'UNAVAILABLE', retryAfterSeconds: 3 });
  expect(await pool.hash('after the flood', cost)).toMatch(/^\$argon2id/);
});

test('room is kept for as many as are hashed or may wait, and is given back', () => {
  pool = openHashingPool({ threads: 1, maxWaiting: 2 });
  const [first] = [pool.reserve(), pool.reserve(), pool.reserve()];
  expect(() => pool.reserve()).toThrow('Too many callers wait for a hash.');
  first?.();
  expect(pool.reserve).not.toThrow();
  expect(pool.reserve).toThrow();
});
