import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { onceInTheRun } from '../suite/once-in-the-run.ts';
import { run } from '../suite/run.ts';
import { repository, startSuite, type Suite } from '../suite/start-suite.ts';
import { test as base } from '../suite/test.ts';
import { minutes } from '../suite/time-limits.ts';

export const examples = path.join(repository, 'examples');

const copies = path.join(repository, `e2e/test-results/examples-${process.env.TEST_PARALLEL_INDEX}`);

export const test = base.extend<{ exampleSuite: Suite }>({
  baseURL: async ({ exampleSuite }, use) => use(exampleSuite.url),
  exampleSuite: [
    async ({ sharedSuites }, use) => use(await sharedSuites.open('examples', () => startSuite())),
    { timeout: minutes(4) },
  ],
});

export interface BuiltFolder {
  dist: string;
  descriptor: string;
  version?: string;
}

export function releaseFolder(suite: Suite, remote: string, built: BuiltFolder): Promise<string> {
  // Some builds are broken on purpose; other tests cover smoke runs.
  return runCommand(suite, ['release', remote], built, { CHROMIUM_PATH: '' });
}

interface Checked {
  success: boolean;
  smoke_run?: { outcome: string; findings: { code: string; message: string }[] };
  errors?: { field: string; message: string }[];
}

export async function checkFolder(
  suite: Suite,
  browser: Browser,
  remote: string,
  built: BuiltFolder,
): Promise<Checked> {
  const env = { CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? browser.browserType().executablePath() };
  const text = await runCommand(suite, ['check', remote, '--json'], built, env).catch(
    (error: { stdout: string }) => error.stdout,
  );
  return JSON.parse(text) as Checked;
}

function runCommand(
  suite: Suite,
  command: readonly string[],
  { dist, descriptor, version = '1.0.0' }: BuiltFolder,
  env: Record<string, string>,
): Promise<string> {
  const from = ['--dist', dist, '--descriptor', descriptor, '--release-version', version];
  const where = ['--registry', suite.url, '--token-file', path.join(suite.dataDir, 'release-token')];
  const cli = path.join(repository, 'packages/release-tools/dist/cli.js');
  return run(process.execPath, [cli, ...command, ...from, ...where], examples, env);
}

/** Builds once per run; without a tool the sources are released. */
export async function buildByTool(
  folder: string,
  tool: 'vite/bin/vite.js' | 'webpack/bin/webpack.js' | '@rspack/cli/bin/rspack.js' | null,
): Promise<BuiltFolder> {
  const dist = path.join(folder, 'dist');
  await onceInTheRun(`built-${path.basename(folder)}`, async () => {
    if (tool) return run(process.execPath, [path.join(repository, 'node_modules', tool), 'build'], folder);
    await rm(dist, { recursive: true, force: true });
    return cp(path.join(folder, 'src'), dist, { recursive: true });
  });
  return { dist, descriptor: path.join(folder, 'remote.json') };
}

export async function appendTo(built: BuiltFolder, file: string, text: string): Promise<BuiltFolder> {
  return changeBuild(built, (name, before) => (name === file ? `${before}\n${text}` : before));
}

export async function replaceInBuild(built: BuiltFolder, from: string, to: string): Promise<BuiltFolder> {
  return changeBuild(built, (_name, before) => before.replaceAll(from, to));
}

async function changeBuild(
  built: BuiltFolder,
  change: (name: string, before: string) => string,
): Promise<BuiltFolder> {
  const dist = path.join(copies, path.basename(path.dirname(built.descriptor)));
  await rm(dist, { recursive: true, force: true });
  await cp(built.dist, dist, { recursive: true });
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    await writeFile(file, change(entry.name, await readFile(file, 'utf8')));
  }
  return { ...built, dist };
}
