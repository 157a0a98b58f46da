import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../project.mjs';
import { readDevArguments } from './read-dev-arguments.mjs';

test('a name is enough: the suite of this machine', () => {
  expect(readDevArguments(['mf-bookings'])).toEqual({
    folder: join(root, 'mf-bookings'),
    suite: 'http://localhost:3000',
    isLocal: true,
    port: undefined,
    grant: undefined,
  });
});

test('another suite, port and grant', () => {
  const args = ['mf-bookings', '--shell', 'https://suite.example/bookings', '--port', '4005', '--grant', 'g'];
  expect(readDevArguments(args)).toMatchObject({
    suite: 'https://suite.example',
    isLocal: false,
    port: 4005,
    grant: 'g',
  });
});

test.each([
  [[], /^Usage: npm run dev -- mf-bookings/],
  [['mf-bookings', 'mf-hotels'], /^Usage/],
  [['mf-nothing'], /^There is no remote mf-nothing/],
  [['mf-bookings', '--shell', 'suite.example'], /^--shell must be an address such as https:/],
  [['mf-bookings', '--port', '70000'], /^--port must be a number/],
  [['mf-bookings', '--fast'], /Unknown option '--fast'/],
])('%j is answered with a sentence', (args, sentence) => {
  expect(() => readDevArguments(args)).toThrow(sentence);
});
