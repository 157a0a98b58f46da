import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { runCli } from '../testing/run-cli.ts';
import { readProgram } from './read-program.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-program-'));
});
afterEach(() => rm(folder, { recursive: true }));

test("the suite's own repository calls the command line by its script", async () => {
  expect(await readProgram(join(import.meta.dirname, '../../../..'))).toBe('npm run suite --');
});

test("a team's repository calls it as a program, also in what it prints", async () => {
  await writeFile(
    join(folder, 'package.json'),
    '{"scripts":{"suite":"vitest","release":"suite-release release"}}',
  );
  expect(await readProgram(folder)).toBe('npx suite-release');
  const { code, stderr } = await runCli(folder, {}, ['status', 'mf-spa', '--percent', '5']);
  expect([code, stderr]).toEqual([2, 'status has no option --percent. See: npx suite-release --help\n']);
});

test('a hotel is given by its number, and the refusal says where that is shown', async () => {
  const { code, stderr } = await runCli(folder, {}, ['promote', 'mf-spa', 'live', '--hotel', 'seaview']);
  expect([code, stderr]).toEqual([
    2,
    '--hotel is a whole number from 1 to 2147483647, not "seaview"; it is the number of a hotel, which an operator reads on Hotels: View shows it as Hotel Number.\n',
  ]);
});
