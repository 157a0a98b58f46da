import { expect, test } from '@jest/globals';
import { passwordWeakness } from './password-weakness.ts';

const owner = { usr_email: 'Ana.Reis2@seaview.test', usr_firstname: 'Ana', usr_lastname: 'Reis 3' };
const own = 'PASSWORD_IS_NAME';
const common = 'PASSWORD_COMMON';

test.each([
  ['ana.reis2@seaview.test', own],
  ['ANA.REIS2', own],
  ['Reis 3', own],
  ['anareis3', own],
  ['Reis3Ana', own],
  ['password1', common],
  ['PASSWORD1', common],
  ['qwerty123', common],
  ['abc123', common],
  ['1q2w3e4r', common],
  ['ana.reis2!', undefined],
  ['Tidal-harbour-7', undefined],
])('%s: %s', async (password, weakness) => {
  expect(await passwordWeakness(password, owner)).toBe(weakness);
});
