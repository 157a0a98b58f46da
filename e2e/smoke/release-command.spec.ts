import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { replaceBuilt } from '../platform/remote-workshop.ts';
import { run } from '../suite/run.ts';
import { repository, type Suite } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';

interface Outcome {
  success: boolean;
  message?: string;
  release?: string;
  smoke_run?: { outcome: string } | null;
  errors?: { field: string; message: string }[];
  live?: { release: string };
  releases?: { release: string; smoke_run: { outcome: string; findings: string[]; origin: string } | null }[];
}

// The tests depend on each other.
test.describe.configure({ mode: 'serial' });

const cli = path.join(repository, 'packages/release-tools/dist/cli.js');
const chromiumOf = (browser: Browser) => process.env.CHROMIUM_PATH ?? browser.browserType().executablePath();

async function suiteRelease(suite: Suite, browser: Browser, ...argv: string[]): Promise<Outcome> {
  const where = [
    '--registry',
    suite.url,
    '--token-file',
    path.join(suite.dataDir, 'release-token'),
    '--json',
  ];
  const environment = { CHROMIUM_PATH: chromiumOf(browser) };
  const text = await run(process.execPath, [cli, ...argv, ...where], repository, environment).catch(
    (error: { stdout: string }) => error.stdout,
  );
  return JSON.parse(text) as Outcome;
}

/** Appends a line to the entry of mf-hotels and returns the folder. */
async function hotelsWith(line: string): Promise<string> {
  const built = path.join(repository, 'mf-hotels');
  const entry =
    (await readdir(path.join(built, 'dist'))).find((name) => /^remoteEntry\..*\.js$/.test(name)) ?? '';
  const text = await readFile(path.join(built, 'dist', entry), 'utf8');
  return path.join(await replaceBuilt(built, entry, `${text}\n${line}`), 'mf-hotels/dist');
}

test('check loads a build in the browser, and refuses one that hurts others, with a picture', async ({
  suite,
  browser,
}) => {
  expect(await suiteRelease(suite, browser, 'check', 'mf-hotels')).toMatchObject({
    success: true,
    smoke_run: { outcome: 'passed' },
  });
  const broken = await hotelsWith('Array.prototype.last = function () { return this.at(-1); };');
  const refused = await suiteRelease(suite, browser, 'check', 'mf-hotels', '--dist', broken);
  expect(refused.message).toMatch(/^mf-hotels \S+ does not pass the smoke run\.$/);
  const [reason, ...others] = refused.errors ?? [];
  expect(others).toEqual([]);
  expect(reason).toMatchObject({
    field: 'globals-changed',
    message: expect.stringMatching(
      /^The release changes what all remotes share \(Array\.prototype\.last\)\. /,
    ),
  });
  const picture = /Picture: (.*\.png)$/.exec(reason?.message ?? '')?.[1] ?? '';
  expect(existsSync(picture)).toBe(true);
});

test('promote refuses a published release that hurts others, keeps that beside it and leaves what is live', async ({
  suite,
  browser,
}) => {
  const before = await suiteRelease(suite, browser, 'status', 'mf-hotels');
  const broken = await hotelsWith('JSON.parse = () => null;');
  const published = await suiteRelease(suite, browser, 'publish', 'mf-hotels', '--dist', broken);
  const release = String(published.release);
  expect(await suiteRelease(suite, browser, 'promote', 'mf-hotels', release)).toMatchObject({
    success: false,
    errors: expect.arrayContaining([expect.objectContaining({ field: 'globals-changed' })]),
  });
  const after = await suiteRelease(suite, browser, 'status', 'mf-hotels');
  expect(after.live).toMatchObject({ release: before.live?.release });
  const kept = after.releases?.find((one) => one.release === release)?.smoke_run;
  expect(kept).toMatchObject({ outcome: 'refused', findings: expect.arrayContaining(['globals-changed']) });
});

test('release makes the run before it uploads, and keeps that a release passed', async ({
  suite,
  browser,
}) => {
  const built = await hotelsWith('// The same once more.');
  const released = await suiteRelease(suite, browser, 'release', 'mf-hotels', '--dist', built);
  expect(released).toMatchObject({ success: true, moved: true });
  const { releases } = await suiteRelease(suite, browser, 'status', 'mf-hotels');
  expect(releases?.find(({ release }) => release === released.release)?.smoke_run).toMatchObject({
    outcome: 'passed',
    findings: [],
  });
});

test('a server that requires runs of the platform lets a release go live once a worker has made one', async ({
  suite,
  browser,
}) => {
  const { url, stop } = await suite.startBeside({ REQUIRE_SMOKE_RUN: 'true' });
  const tokens = ['api/dist/commands/release-tokens.js', 'create', 'mf-hotels'];
  const created = await run(process.execPath, tokens, repository, { DATA_DIR: suite.dataDir });
  const dist = await hotelsWith('// Waits for the platform.');
  const team = { SUITE_TOKEN: created.trim(), CHROMIUM_PATH: '' };
  const at = ['--registry', url];
  const releasing = run(
    process.execPath,
    [cli, 'release', 'mf-hotels', '--dist', dist, ...at],
    repository,
    team,
  );
  const operator = ['--token-file', path.join(suite.dataDir, 'release-token')];
  const settings = { env: { ...process.env, CHROMIUM_PATH: chromiumOf(browser) }, cwd: repository };
  const worker = spawn(process.execPath, [cli, 'smoke-worker', ...at, ...operator], settings);
  try {
    const told = await releasing;
    expect(told).toContain("Waiting for the platform's smoke run.");
    expect(told).toContain('is live');
  } finally {
    worker.kill();
    await stop();
  }
  const { live, releases } = await suiteRelease(suite, browser, 'status', 'mf-hotels');
  expect(releases?.find(({ release }) => release === live?.release)?.smoke_run).toMatchObject({
    outcome: 'passed',
    origin: 'platform',
  });
});
