import { expect, test } from '@jest/globals';
import { createOneTimePassword } from './one-time-password.ts';

test('one-time passwords differ and keep the password rule', () => {
  const passwords = Array.from({ length: 500 }, createOneTimePassword);
  expect(new Set(passwords).size).toBe(500);
  for (const password of passwords) expect(password).toMatch(/^(?=.*[a-zA-Z])(?=.*[2-9])[a-zA-Z2-9]{14}$/);
});
