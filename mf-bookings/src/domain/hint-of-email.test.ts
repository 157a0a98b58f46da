import { expect, test } from '@jest/globals';
import { hintOfEmail } from './hint-of-email.ts';

const hint = 'No e-mail can be delivered to this address.';

test.each([
  ['', undefined],
  ['ana', undefined],
  ['ana@', undefined],
  ['ana@host', hint],
  ['ana@-x.test', hint],
  ['ana@x..test', hint],
  ['ana@x.test\u200b ', undefined],
  ['jörg@müller.de', undefined],
  ['•••@•••', undefined],
])('of %j: %s', (entry, said) => {
  expect(hintOfEmail(entry)).toBe(said);
});
