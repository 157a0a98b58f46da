import { jest } from '@jest/globals';

// Thousands of accounts are created whose password is not used; hashing each would take longer than all the rest. In a
// file of its own, since what is replaced has to be so before anything that uses it is imported.
jest.mock('../../auth/domain/hashing/hashing-pool.ts', () => ({
  hashing: { hash: () => Promise.resolve('none'), verify: () => Promise.resolve(false) },
}));
