import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readJson, root, workspaceFolders } from '../project.mjs';
import { readTestArguments } from './read-test-arguments.mjs';

const workflow = readFileSync(join(root, '.github/workflows/test.yml'), 'utf8');
const commands = [...workflow.matchAll(/^ +- (npm .+)$/gm)].map(([, command = '']) => command);
const scripts = Object.keys((readJson(join(root, 'package.json')) as { scripts: object }).scripts);

test('the jobs of the workflow run the checks, and the tests of every workspace once', () => {
  const runs = commands.map((command) => /^npm (?:run )?(\S+)(?: -- (.+))?$/.exec(command) ?? []);
  for (const [, script] of runs) expect(scripts).toContain(script);
  expect(commands).toContain('npm run check');
  const given = runs.filter(([, script]) => script === 'test').map(([, , names = '']) => names.split(' '));
  const read = given.map((names) => readTestArguments(names, workspaceFolders()));
  // An unknown workspace would count as a path pattern and match nothing.
  expect(read.flatMap(({ patterns }) => patterns)).toEqual([]);
  expect(read.flatMap(({ workspaces }) => workspaces).sort()).toEqual(workspaceFolders().sort());
});

test('the workflow and the editor use a Node that the project supports', () => {
  const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  expect(version).toBe('20');
  expect(readFileSync(join(root, '.devcontainer/devcontainer.json'), 'utf8')).toContain(
    `typescript-node:${version}-`,
  );
});

test('every program that the editor starts is there', () => {
  const { configurations } = readJson(join(root, '.vscode/launch.json')) as {
    configurations: { program?: string }[];
  };
  const programs = configurations.flatMap(({ program }) => program?.replace('${workspaceFolder}/', '') ?? []);
  expect(programs).toHaveLength(3);
  for (const program of programs) expect(() => readFileSync(join(root, program))).not.toThrow();
});

test('every remote has owners, for its browser tests as well', () => {
  const owners = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8');
  const owned = [...owners.matchAll(/^(\/\S+)\s+@\S+\/\S+$/gm)].map(([, path]) => path);
  const remotes = workspaceFolders().filter((folder) => folder.startsWith('mf-'));
  expect(owned).toEqual(
    expect.arrayContaining(remotes.flatMap((remote) => [`/${remote}/`, `/e2e/${remote}/`])),
  );
});
