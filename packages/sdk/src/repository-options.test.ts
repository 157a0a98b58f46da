import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { root, stageFolder } from './sdk-packages.mjs';

const run = promisify(execFile);
const create = join(stageFolder, 'create-remote/dist/own-repository/create.mjs');

/** A name with three words reveals templates that assume one. */
const name = 'lost-and-found';
const sources = /^(src|service|browser)\/.+|^[^/]+\.(ts|m?js)$/;

let home: string;
let suite: Server;
/** Created by the command on each page, by both options, and without options. */
let repositories: Record<'plain' | 'service' | 'client' | 'both', string>;
beforeAll(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'suite-options-')));
  await installFor(home);
  const document = await readFile(join(root, 'api/openapi.generated.json'));
  suite = createServer(({ url }, answer) =>
    url === '/api/openapi.json' ? answer.end(document) : answer.writeHead(404).end(),
  );
  await new Promise<void>((listening) => suite.listen(0, '127.0.0.1', listening));
  const [service, client] = await Promise.all([commandOn('backend.md'), commandOn('api.md')]);
  repositories = {
    plain: await createRepository('plain', service.replace(' --service', '')),
    service: await createRepository('service', service),
    client: await createRepository('client', client),
    both: await createRepository('both', `${service} --client openapi`),
  };
  await writeFile(join(repositories.client, 'openapi.json'), 'out of date');
  await inFolder(repositories.client, 'npm', 'run', 'generate:api');
  // Both repositories have the same document, so the generated types are reused.
  await cp(join(repositories.client, 'src/schema.d.ts'), join(repositories.both, 'src/schema.d.ts'));
}, 120_000);
afterAll(async () => {
  await new Promise((closed) => suite.close(closed));
  await rm(home, { recursive: true });
});

/** Installs once for all repositories: SDK packages as published, others linked. */
async function installFor(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@suite'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@suite') await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  // A link would resolve to the sources above it.
  await cp(stageFolder, join(modules, '@suite'), { recursive: true });
  // The build cache requires a lock file.
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

/** Runs a page's command against the test's suite. */
async function createRepository(folder: string, command: string): Promise<string> {
  const { port } = suite.address() as AddressInfo;
  const [, , , , , ...options] = command
    .replace('https://suite.example', `http://127.0.0.1:${port}`)
    .split(/ (?:-- )?/);
  await inFolder(home, process.execPath, create, name, ...options, '--folder', join(home, folder));
  return join(home, folder);
}

async function commandOn(page: string): Promise<string> {
  const text = await readFile(join(root, 'docs/teams', page), 'utf8');
  return /^npm create --yes @suite\/remote@latest spa -- .+$/m.exec(text)?.[0] ?? `no command on ${page}`;
}

/** Returns contents by path. */
async function readSources(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => sources.test(path));
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  return Object.fromEntries(paths.map((path, index) => [path, texts[index] ?? '']));
}

const tool = (folder: string, file: string, ...args: string[]) =>
  inFolder(folder, process.execPath, join(home, 'node_modules', file), ...args);

test('the commands of docs/teams/backend.md and api.md add files, and change none that both together do not', async () => {
  const [plain, service, client, both] = await Promise.all([
    readSources(repositories.plain),
    readSources(repositories.service),
    readSources(repositories.client),
    readSources(repositories.both),
  ]);
  // Files equal those of `both` or `plain`, which are tested and built elsewhere.
  for (const option of [service, client]) {
    expect(Object.keys(option)).toEqual(expect.arrayContaining(Object.keys(plain)));
    for (const [path, text] of Object.entries(option))
      expect({ path, text }).toEqual({ path, text: text === plain[path] ? text : both[path] });
  }
  expect(Object.keys(service)).toContain('src/queries/list-treatments.query.ts');
  expect(Object.keys(client)).toContain('src/queries/suite-client.ts');
  expect(Object.keys({ ...service, ...client }).sort()).toEqual(Object.keys(both).sort());
});

// The walk through start.md checks types of the packages themselves.
test.each(['service', 'client', 'both'] as const)(
  'the types of the %s repository fit together',
  async (kind) => {
    await tool(repositories[kind], 'typescript-native/bin/tsc', '--skipLibCheck', '--singleThreaded');
  },
);

test('a remote with both passes its tests, is built, and can be released', async () => {
  const { both } = repositories;
  expect(await inFolder(both, 'npm', 'test', '--workspace', 'service')).toContain('# pass 8');
  expect(await tool(both, 'jest/bin/jest.js', '--json')).toContain('"numPassedTests":9');
  await tool(both, 'webpack/bin/webpack.js', '--mode', 'production');
  await tool(both, '@suite/release-tools/dist/cli.js', 'check', '--offline');
}, 120_000);

test('the build of a remote that calls by the document checks that its descriptor lists the calls', async () => {
  const { client } = repositories;
  const descriptor = join(client, 'remote.json');
  await writeFile(descriptor, (await readFile(descriptor, 'utf8')).replace('"list-rooms": 1', ''));
  await expect(tool(client, 'webpack/bin/webpack.js', '--mode', 'production')).rejects.toThrow(
    'write "list-rooms": 1 into requires.api',
  );
}, 120_000);
