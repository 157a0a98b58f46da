import { expect, test } from '@jest/globals';
import { describePasskeyFailure } from './describe-passkey-failure.ts';

const named = (name: string) => Object.assign(new Error('as the browser says it'), { name });

test.each([
  ['ApiCallError', 'as the browser says it'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['NotAllowedError', 'Nothing was confirmed in time. Try again when you are ready.'],
  ['AbortError', 'Nothing was confirmed in time. Try again when you are ready.'],
  ['SecurityError', 'Your browser could not make a passkey.'],
])('%s is told in a plain sentence', (name, sentence) => {
  expect(describePasskeyFailure(named(name))).toBe(sentence);
});
