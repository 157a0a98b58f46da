import { jest } from '@jest/globals';

// Hashing the unused passwords of thousands of accounts would take most of the time. The mock must be imported before
// any module that uses it.
jest.mock('../../auth/domain/hashing/hashing-pool.ts', () => ({
  hashing: { hash: () => Promise.resolve('none'), verify: () => Promise.resolve(false) },
}));
