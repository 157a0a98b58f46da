import { expect, test } from '@jest/globals';
import { checkNewPasskey } from './check-new-passkey.ts';

const usr_password = 'Demo1234';

test('a name may be left out, and a password counts only when it is asked for', () => {
  expect(checkNewPasskey({ passkey_name: ' ', usr_password }, false)).toEqual({
    value: { passkey_name: '', usr_password: undefined },
  });
  expect(checkNewPasskey({ passkey_name: ' Desk ', usr_password }, true)).toEqual({
    value: { passkey_name: 'Desk', usr_password },
  });
});

test('a name that is too long and a password that is missing are both said', () => {
  expect(checkNewPasskey({ passkey_name: 'x'.repeat(51), usr_password: '' }, true)).toEqual({
    errors: {
      passkey_name: 'Passkey name must not exceed 50 characters',
      usr_password: 'Password is required',
    },
  });
});
