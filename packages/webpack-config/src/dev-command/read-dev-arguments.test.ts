import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readDevArguments } from './read-dev-arguments.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'suite-dev-'));
  writeFileSync(join(folder, 'remote.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (args: string[]) => readDevArguments(args, { folder, suite: 'http://localhost:3000' });

test('in the folder of a remote nothing has to be given', () => {
  expect(read([])).toEqual({
    folder,
    suite: 'http://localhost:3000',
    isLocal: true,
    port: undefined,
    grant: undefined,
  });
});

test('another folder, suite, port and grant; of two suites the last, which was added to a script', () => {
  const given = ['--shell', 'https://suite.example', '--shell', 'https://next.example/bookings'];
  expect(read(['.', ...given, '--port', '4005', '--grant', 'g'])).toMatchObject({
    folder,
    suite: 'https://next.example',
    isLocal: false,
    port: 4005,
    grant: 'g',
  });
});

test.each([
  [['mf-nothing'], /^There is no remote in .*mf-nothing: it has no remote\.json\.\nOptions: /],
  [['.', '.'], /^Name one remote\.\nOptions: /],
  [['--shell', 'suite.example'], /^The address of a suite looks like https:/],
  [['--port', '70000'], /^--port must be a number/],
  [['--fast'], /Unknown option '--fast'/],
])('%j is answered with a sentence', (args, sentence) => {
  expect(() => read(args)).toThrow(sentence);
});

test('without the address of a suite it asks for one', () => {
  expect(() => readDevArguments([], { folder, suite: undefined })).toThrow(/^Give the address of the suite:/);
});
