import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mapStackTraces } from './map-stack-traces.ts';

const { prepareStackTrace } = Error;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-stack-'));
  mapStackTraces();
});
afterEach(async () => {
  Error.prepareStackTrace = prepareStackTrace;
  await rm(folder, { recursive: true });
});

function stackOf(file: string, [line, column]: [number, number]): unknown {
  const frame = {
    getFileName: () => file,
    getLineNumber: () => line,
    getColumnNumber: () => column,
    toString: () => `async Pool.query (${file}:${line}:${column})`,
  };
  return Error.prepareStackTrace?.(new TypeError('broken'), [frame as NodeJS.CallSite]);
}

const built = () => pathToFileURL(join(folder, 'built.js')).href;

test('a place of a built file is named as the place of its source', async () => {
  // The mapping assigns column 0 to line 5 of the source, and column 8 to line 6.
  await writeFile(
    join(folder, 'built.js.map'),
    JSON.stringify({ version: 3, sources: ['../src/named.ts'], names: [], mappings: 'AAIA,QACA' }),
  );
  const source = join(folder, '../src/named.ts');
  expect(stackOf(built(), [1, 3])).toBe(`TypeError: broken\n    at async Pool.query (${source}:5:1)`);
  expect(stackOf(built(), [1, 12])).toBe(`TypeError: broken\n    at async Pool.query (${source}:6:1)`);
});

test('without a map that can be read, a place is named as it is', async () => {
  const asIs = `TypeError: broken\n    at async Pool.query (${built()}:1:3)`;
  expect(stackOf(built(), [1, 3])).toBe(asIs);
  await writeFile(join(folder, 'built.js.map'), 'half a m');
  mapStackTraces();
  expect(stackOf(built(), [1, 3])).toBe(asIs);
});
