import { jest } from '@jest/globals';

jest.unmock('../auth/domain/hashing/hashing-pool.ts');
