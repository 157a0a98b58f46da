import { expect, test } from '@jest/globals';
import { digestNumber } from './digest-number.ts';

const key = Buffer.alloc(32, 1);

test('two readings of one number have one digest', () => {
  expect(digestNumber('XKO40 0284', key)).toEqual(digestNumber('XK0400Z84', key));
});

test('another number, or another key, has another digest', () => {
  const digest = digestNumber('XK0400284', key);
  expect(digestNumber('XK0400285', key)).not.toEqual(digest);
  expect(digestNumber('XK0400284', Buffer.alloc(32, 2))).not.toEqual(digest);
});
