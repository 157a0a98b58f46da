import { expect, test } from '@jest/globals';
import { checkNewPasskey } from './check-new-passkey.ts';

test('a name is trimmed and may be left out', () => {
  expect(checkNewPasskey({ passkey_name: ' ' })).toEqual({ value: { passkey_name: '' } });
  expect(checkNewPasskey({ passkey_name: ' Desk ' })).toEqual({ value: { passkey_name: 'Desk' } });
});

test('a name that is too long is refused', () => {
  expect(checkNewPasskey({ passkey_name: 'x'.repeat(51) })).toEqual({
    errors: { passkey_name: 'Passkey name must not exceed 50 characters' },
  });
});
