import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import {
  createVerificationToken,
  decryptVerificationToken,
  encryptVerificationToken,
  hashVerificationToken,
} from './verification-token.ts';

const key = [randomBytes(32)] as const;
const token = createVerificationToken();
const hash = hashVerificationToken(token);

describe('a verification token', () => {
  test('is a UUID v4, new every time', () => {
    expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(createVerificationToken()).not.toBe(token);
  });
  test('comes back from its encrypted copy', () => {
    expect(decryptVerificationToken(key, encryptVerificationToken(key, token), hash)).toBe(token);
  });
  test('is not readable in the copy, and no copy repeats', () => {
    const first = encryptVerificationToken(key, token);
    expect(first.includes(token)).toBe(false);
    expect(first.equals(encryptVerificationToken(key, token))).toBe(false);
  });
  test('opens with no other key, in no other row, and not when one byte is changed', () => {
    const copy = encryptVerificationToken(key, token);
    expect(() => decryptVerificationToken([randomBytes(32)], copy, hash)).toThrow();
    const otherRow = hashVerificationToken(createVerificationToken());
    expect(() => decryptVerificationToken(key, copy, otherRow)).toThrow();
    for (let index = 0; index < copy.length; index += 1) {
      const altered = Buffer.from(copy);
      altered[index] = (altered[index] ?? 0) ^ 1;
      expect(() => decryptVerificationToken(key, altered, hash)).toThrow();
    }
    expect(() => decryptVerificationToken(key, copy.subarray(0, 20), hash)).toThrow();
  });
  test('is found in either letter case', () => {
    expect(hashVerificationToken(token.toUpperCase())).toEqual(hash);
  });
});
