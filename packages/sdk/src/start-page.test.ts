import { execFile } from 'node:child_process';
import { access, mkdtemp, readFile, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { distFolder, root } from './sdk-packages.mjs';
import { linkThirdParty } from './testing/link-third-party.ts';
import { serveSuite } from './testing/serve-suite.ts';
import { startThirdPartyRegistry } from './testing/third-party-registry.ts';

const run = promisify(execFile);

let home: string;
let suite: Awaited<ReturnType<typeof serveSuite>>;
let thirdParty: Awaited<ReturnType<typeof startThirdPartyRegistry>>;
let folder: string;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  await access(join(distFolder, 'index.json'));
  home = await realpath(await mkdtemp(join(tmpdir(), 'suite-team-')));
  suite = await serveSuite(home, 'mf-spa');
  thirdParty = await startThirdPartyRegistry(home);
  folder = home;
  environment = {
    PATH: process.env.PATH,
    HOME: home,
    npm_config_userconfig: join(home, 'npmrc'),
    npm_config_cache: join(home, 'cache'),
    npm_config_registry: thirdParty.url,
    npm_config_yes: 'true',
  };
}, 60_000);

afterAll(async () => {
  await suite?.stop();
  await thirdParty?.stop();
  await rm(home, { recursive: true });
});

/** Runs a line of the page as a shell would, in the folder that earlier lines have changed to. */
async function follow(line: string): Promise<string> {
  const command = line.replaceAll('https://suite.example', suite.url).replace('release_…', suite.token);
  const [, changed] = /^cd (.+)$/.exec(command) ?? [];
  const [, name = '', value] = /^export (\w+)=(.*)$/.exec(command) ?? [];
  if (changed !== undefined) folder = resolve(folder, changed);
  else if (value !== undefined) environment = { ...environment, [name]: value };
  else return runLine(command);
  return '';
}

async function runLine(command: string): Promise<string> {
  try {
    const { stdout } = await run('sh', ['-c', command], { cwd: folder, env: environment });
    if (command === 'npm install') await linkThirdParty(folder);
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** The lines in the blocks below each heading of the page. */
async function readPage(): Promise<Map<string, string[]>> {
  const text = await readFile(join(root, 'docs/teams/start.md'), 'utf8');
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => [
      section.split('\n', 1)[0] ?? '',
      [...section.matchAll(/^```\n([^]*?)^```/gm)].flatMap(([, block = '']) => block.trim().split('\n')),
    ]),
  );
}

test('the commands of docs/teams/start.md install, test, build, release and roll back a remote', async () => {
  const page = await readPage();
  const followed: Record<string, string[]> = {};
  const followSection = async (heading: string) => {
    const lines = page.get(heading) ?? [];
    followed[heading] = lines;
    const said = [];
    for (const line of lines) said.push(await follow(line));
    return said.join('\n');
  };

  await followSection('Install');
  expect((await readdir(join(folder, 'node_modules/@suite'))).sort()).toContain('remote-kit');
  await followSection('Test and build');
  expect(await followSection('Release')).toMatch(/mf-spa 0\.1\.0-[0-9a-f]{12} is live\./);
  const first = await suite.live();

  const screen = join(folder, 'src/screens/list-rooms/list-rooms.screen.tsx');
  await writeFile(screen, (await readFile(screen, 'utf8')).replace('Rooms of your hotel', 'All rooms'));
  await runLine('npm run build');
  await runLine('npm run release');
  expect(await suite.live()).not.toBe(first);
  await followSection('Go back');
  expect(await suite.live()).toBe(first);
  await followSection('Follow the suite');
  expect(Object.values(followed).flat()).toEqual([...page.values()].flat());
}, 300_000);
