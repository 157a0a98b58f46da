import { expect, test } from '@jest/globals';
import { ValidationError } from 'yup';
import { newPasswordField } from './new-password.schema.ts';

function firstMessage(value: unknown): string | null {
  try {
    newPasswordField.validateSync(value, { abortEarly: false });
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.errors[0] ?? '';
    throw error;
  }
}

test.each([
  [undefined, 'New password is required'],
  ['', 'New password is required'],
  ['abc12', 'Password must be at least 6 characters'],
  ['abcdef', 'Password must contain at least one letter and one number'],
  ['123456', 'Password must contain at least one letter and one number'],
  [`a1${'x'.repeat(255)}`, 'Password must be at most 256 characters'],
  ['abcde1', null],
  ['пароль1', null],
])('a new password %p: %p', (value, message) => {
  expect(firstMessage(value)).toBe(message);
});

test('a password is taken as it was typed, with its spaces and letters as they are', () => {
  for (const typed of [' Abcde1 ', 'ABCDE1\t', 'ＡＢＣＤＥ１']) {
    expect(newPasswordField.validateSync(typed)).toBe(typed);
  }
});
