import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const runner = fileURLToPath(new URL('../../test-processes/run-typescript.cjs', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suite-program-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  execFileSync(process.execPath, [runner, join(folder, 'program.ts'), ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('a program runs from its source as it stands now, with its arguments', () => {
  writeFileSync(
    join(folder, 'program.ts'),
    `import { word } from './word.ts';\nconst given: string[] = await Promise.resolve(process.argv.slice(2));\nconsole.log(word, given);`,
  );
  for (const word of ['first', 'second']) {
    writeFileSync(join(folder, 'word.ts'), `export const word: string = '${word}';`);
    expect(run('a', 'b c')).toBe(`${word} [ 'a', 'b c' ]\n`);
    expect(run()).toBe(`${word} []\n`);
  }
});

test('a program that throws ends with a failure', () => {
  writeFileSync(join(folder, 'program.ts'), `await Promise.reject(new Error('It cannot.'));`);
  expect(() => run()).toThrow(/It cannot\./);
});
