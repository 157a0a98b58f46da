import { describe, expect, test } from '@jest/globals';
import { ValidationError } from 'yup';
import { changePasswordFormSchema } from './new-password.schema.ts';
import { updateUserProfileSchema } from './update-user-profile.endpoint.ts';

function messagesOf(schema: typeof updateUserProfileSchema | typeof changePasswordFormSchema, value: object) {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

describe('a change of the own account', () => {
  test.each([
    [{ usr_firstname: 'Ana', usr_description: null }],
    [{ usr_password: 'Abcde1' }],
    [{ verification_code: '012345' }],
    [{ new_email: 'ana@new.test', verification_code: '012345' }],
  ])('is one thing: %j', (body) => {
    expect(messagesOf(updateUserProfileSchema, body)).toEqual([]);
  });

  test.each([
    [{}],
    [{ usr_firstname: 'Ana', usr_password: 'Abcde1' }],
    [{ usr_password: 'Abcde1', verification_code: '012345' }],
    [{ new_email: 'ana@new.test' }],
    [{ usr_firstname: 'Ana', verification_code: '012345' }],
  ])('is not two things, half of one or none: %j', (body) => {
    expect(messagesOf(updateUserProfileSchema, body)).toEqual([
      'Send either profile fields, a new password, or a verification code',
    ]);
  });

  test.each(['12345', '1234567', '12345a', '１２３４５６', ' 12345', ''])(
    'takes no code %j',
    (verification_code) => {
      expect(messagesOf(updateUserProfileSchema, { verification_code })).toContain('Must be 6 digits');
    },
  );

  test.each([
    [{ usr_password: '' }, 'New password is required'],
    [{ usr_password: null }, 'New password is required'],
    [{ usr_password: 'abc12' }, 'Password must be at least 6 characters'],
    [{ usr_password: 'abcdef' }, 'Password must contain at least one letter and one number'],
    [{ new_email: 'x@', verification_code: '012345' }, 'Please enter a valid email address'],
    [{ new_email: 'a@b.test\nBcc: c@d.test', verification_code: '012345' }, 'Email must be one line of text'],
    [{ usr_firstname: 'Ana', is_approved: true }, 'this field has unspecified keys: is_approved'],
  ])('refuses %j: %s', (body, message) => {
    expect(messagesOf(updateUserProfileSchema, body)).toContain(message);
  });
});

describe('the form behind Change Password', () => {
  test.each([
    [{ usr_password: 'Abcde1', confirm_password: 'Abcde1' }, []],
    [{ usr_password: 'Abcde1', confirm_password: 'Abcde2' }, ['Passwords must match']],
    [{ usr_password: 'Abcde1', confirm_password: '' }, ['Please confirm your password']],
    [{ usr_password: '', confirm_password: '' }, ['New password is required']],
  ])('%j: %j', (form, messages) => {
    expect(messagesOf(changePasswordFormSchema, form)).toEqual(expect.arrayContaining(messages));
    expect(messagesOf(changePasswordFormSchema, form).length > 0).toBe(messages.length > 0);
  });
});
