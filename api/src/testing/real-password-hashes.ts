import { jest } from '@jest/globals';

// Takes `cheap-password-hashes.ts` away again. In a file of its own, since it has to happen before anything that hashes
// is imported.
jest.unmock('../auth/domain/hashing/hashing-pool.ts');
