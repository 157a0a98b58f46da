import type * as argon2 from '@node-rs/argon2';
import { jest } from '@jest/globals';

// Runs before every test file. `enumeration.test.ts` tests the real cost, and `hashing-pool.test.ts` the threads.
jest.mock('../auth/domain/hashing/hashing-pool.ts', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return {
    hashing: {
      reserve: () => () => {},
      admit: <Result>(work: () => Promise<Result>) => work(),
      hash: (password: string, options: argon2.Options) =>
        actual.hash(password, { ...options, memoryCost: 8, timeCost: 1 }),
      verify: (stored: string, password: string) => actual.verify(stored, password),
    },
  };
});
