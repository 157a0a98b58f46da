import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { root, stageFolder } from './sdk-packages.mjs';

const run = promisify(execFile);
const create = join(stageFolder, 'create-remote/dist/own-repository/create.mjs');

let home: string;
let suite: Server;
beforeAll(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'suite-options-')));
  await installFor(home);
  const document = await readFile(join(root, 'api/openapi.generated.json'));
  suite = createServer(({ url }, answer) =>
    url === '/api/openapi.json' ? answer.end(document) : answer.writeHead(404).end(),
  );
  await new Promise<void>((listening) => suite.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await new Promise((closed) => suite.close(closed));
  await rm(home, { recursive: true });
});

/** One installation for all repositories in the folder: packages of the SDK as teams get them, others as they are here. */
async function installFor(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@suite'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@suite') await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  // A link would lead to the sources that are installed above it.
  await cp(stageFolder, join(modules, '@suite'), { recursive: true });
  // Stands for what an installation writes: the cache of builds depends on it.
  await writeFile(join(folder, 'package-lock.json'), '{"packages":{}}');
}

async function inFolder(folder: string, program: string, ...args: string[]): Promise<string> {
  try {
    const env = { PATH: process.env.PATH, HOME: home, npm_config_offline: 'true' };
    return (await run(program, args, { cwd: folder, env })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error([program, ...args, '\n', stdout, stderr].join(' '), { cause: error });
  }
}

/** Runs a command that a page shows, for the suite of this test. */
async function createRepository(command: string, name = 'spa'): Promise<string> {
  const { port } = suite.address() as AddressInfo;
  const [, , , , ...options] = command
    .replace('https://suite.example', `http://127.0.0.1:${port}`)
    .split(/ (?:-- )?/);
  await inFolder(home, process.execPath, create, name, ...options);
  return join(home, `mf-${name}`);
}

async function commandOn(page: string): Promise<string> {
  const text = await readFile(join(root, 'docs/teams', page), 'utf8');
  return /^npm create @suite\/remote@latest spa -- .+$/m.exec(text)?.[0] ?? `no command on ${page}`;
}

/** Gives what the tests say. */
async function testAndBuild(folder: string): Promise<string> {
  const here = (tool: string, ...args: string[]) =>
    inFolder(folder, process.execPath, join(home, 'node_modules', tool), ...args);
  // The types of the packages themselves are checked by the walk through start.md, which takes most of its time.
  await here('typescript-native/bin/tsc', '--skipLibCheck');
  const service = existsSync(join(folder, 'service')) ? ' && npm test --workspace service' : '';
  const tested = await inFolder(folder, 'sh', '-c', `npm exec jest 2>&1${service}`);
  await inFolder(folder, 'npm', 'run', 'build');
  await here('@suite/release-tools/dist/cli.js', 'check', '--offline');
  return tested;
}

test('the command of docs/teams/backend.md makes a remote and a service, which pass their tests', async () => {
  const folder = await createRepository(await commandOn('backend.md'));
  expect(await testAndBuild(folder)).toMatch(/Tests: +9 passed[^]*# pass 6/);
}, 120_000);

test('the command of docs/teams/api.md makes a remote that calls by the document, as its build checks', async () => {
  const folder = await createRepository(await commandOn('api.md'), 'pool');
  await writeFile(join(folder, 'openapi.json'), 'out of date');
  await inFolder(folder, 'npm', 'run', 'generate:api');
  expect(await testAndBuild(folder)).toMatch(/Tests: +4 passed/);
  const descriptor = join(folder, 'remote.json');
  await writeFile(descriptor, (await readFile(descriptor, 'utf8')).replace('"list-rooms": 1', ''));
  await expect(inFolder(folder, 'npm', 'run', 'build')).rejects.toThrow(
    'write "list-rooms": 1 into requires.api',
  );
}, 120_000);

test('both together make a remote that passes its tests', async () => {
  const folder = await createRepository(
    `${await commandOn('backend.md')} --client openapi`,
    'lost-and-found',
  );
  await inFolder(folder, 'npm', 'run', 'prepare');
  expect(await testAndBuild(folder)).toMatch(/Tests: +9 passed[^]*# pass 6/);
}, 120_000);
