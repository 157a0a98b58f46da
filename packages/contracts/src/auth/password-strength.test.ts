import { describe, expect, test } from '@jest/globals';
import { changePasswordFormOf } from './new-password.schema.ts';
import { passwordHint, passwordStrengthOf } from './password-strength.ts';

test.each([
  ['', 'weak'],
  ['a1b2c3', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa1', 'weak'],
  ['abcdefghijklmnopqrstuvw123456789', 'weak'],
  ['tidal-7', 'fair'],
  ['Tidal-har7', 'good'],
  ['Tidal-harbour-7', 'strong'],
  ['four plain words in a row 1', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrengthOf(password)).toBe(strength);
});

test('the hint says the rules, and the strength while something is typed', () => {
  expect(passwordHint('', 6)).toEqual(['At least 6 characters, with a letter and a number']);
  expect(passwordHint('a1b2c3', 12)).toEqual([
    'At least 12 characters, with a letter and a number',
    expect.stringMatching(/^Strength: weak/),
  ]);
});

describe('the form of a new password', () => {
  const errorOf = (usr_password: string, minLength?: number) => {
    try {
      changePasswordFormOf(minLength).validateSync({ usr_password, confirm_password: usr_password });
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };
  test.each([
    ['abc12', undefined, 'Password must be at least 6 characters'],
    ['abcd12', undefined, null],
    ['abcd12', 12, 'Password must be at least 12 characters'],
    ['abcdefghij12', 12, null],
    ['abcdefghijkl', 12, 'Password must contain at least one letter and one number'],
  ])('%s of at least %s: %s', (password, minLength, message) => {
    expect(errorOf(password, minLength)).toBe(message);
  });
});
