import { expect, test } from '@jest/globals';
import { createBuildReader, failedBuildLog } from './build.mjs';

const output = [
  '@suite/contracts:build: cache hit, replaying logs 367405f71bd1939b',
  'shell:build: cache miss, executing 8df903fe0e8ad33d',
  'api:build: cache miss, executing a3949d296622b55d',
  'shell:build: > webpack --mode production',
  'api:build: src/app.ts(3,1): error TS2304: Cannot find name.',
  'api#build:  ERROR  command (/suite/api) npm run build exited (1)',
  ' Tasks:    2 successful, 3 total',
  'Cached:    1 cached, 3 total',
];

test('shows what is being built and says how much was', () => {
  const reader = createBuildReader();
  const shown = output.map((line) => reader.read(line));
  expect(shown.slice(0, 3)).toEqual(['', 'shell', 'shell, api']);
  expect(reader.summary()).toBe('2 of 3 built anew');
});

test('shows the log of what failed and of nothing else', () => {
  expect(failedBuildLog(output)).toEqual([output[2], output[4]]);
});

test('shows the end of everything when no workspace is named', () => {
  expect(failedBuildLog(['turbo: cannot start'])).toEqual(['turbo: cannot start']);
});
