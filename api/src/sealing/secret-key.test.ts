import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { isOneOf, signaturesOf } from './secret-key.ts';

const [older, newer] = [randomBytes(32), randomBytes(32)];

test('the newest key signs, and what any listed key signed is accepted', () => {
  const [before] = signaturesOf([older], 'test', 'text');
  const [after] = signaturesOf([newer, older], 'test', 'text');
  expect(isOneOf(signaturesOf([newer, older], 'test', 'text'), before)).toBe(true);
  expect(isOneOf(signaturesOf([newer], 'test', 'text'), after)).toBe(true);
  expect(isOneOf(signaturesOf([newer], 'test', 'text'), before)).toBe(false);
});

test('a signature is for its text and its purpose alone', () => {
  const [signature] = signaturesOf([newer], 'test', 'text');
  expect(isOneOf(signaturesOf([newer], 'other', 'text'), signature)).toBe(false);
  expect(isOneOf(signaturesOf([newer], 'test', 'other'), signature)).toBe(false);
  expect(isOneOf(signaturesOf([newer], 'test', 'text'), signature.subarray(1))).toBe(false);
});
