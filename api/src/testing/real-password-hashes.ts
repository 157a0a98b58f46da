import { jest } from '@jest/globals';

// Reverts `cheap-password-hashes.ts`. Must be imported before any module that hashes.
jest.unmock('../auth/domain/hashing/hashing-pool.ts');
