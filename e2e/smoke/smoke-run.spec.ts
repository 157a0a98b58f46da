import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import {
  fetchOpenApi,
  readLocalRelease,
  runSmoke,
  smokeReleaseOf,
  type SmokeFinding,
  type SmokeRelease,
} from '@suite/release-tools';
import { buildFixture } from '../platform/remote-workshop.ts';
import { productVisits } from '../suite/product-visits.ts';
import { repository } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { badReleases } from './releases/bad-releases.ts';
import { goodReleases, goodSourceCount } from './releases/good-releases.ts';
import { minutes } from '../suite/time-limits.ts';

// These releases cause errors on purpose.
test.use({ provoked: /(?:)/ });

/** Runs mostly wait, but more pages would slow each other down. */
const pagesAtOnce = 4;
/** The bad releases mount at once or never, so the limit is shorter than the default. */
const badMountMs = 4_000;
const loopHangMs = 2_000;

const builtFixtures = ['mf-sample', 'mf-neighbour'];

interface Visit {
  title: string;
  release: SmokeRelease;
}

async function runAll<Each extends Visit>(
  browser: Browser,
  url: string,
  visits: readonly Each[],
  limitsOf: (visit: Each) => { mountMs?: number; hangMs?: number } = () => ({}),
): Promise<Map<string, readonly SmokeFinding[]>> {
  const openApi = await fetchOpenApi(url);
  const found = new Map<string, readonly SmokeFinding[]>();
  const waiting = [...visits];
  const runNext = async () => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const { title, release } = visit;
      const pictures = test.info().outputPath(title.replaceAll(/\W+/g, '-').slice(0, 60));
      const { findings } = await runSmoke(release, {
        browser,
        url,
        openApi,
        pictures,
        ...limitsOf(visit),
      });
      found.set(title, findings);
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, runNext));
  return found;
}

test('finds what each bad release does', async ({ browser, suite }) => {
  test.setTimeout(minutes(4));
  const found = await runAll(browser, suite.url, badReleases, ({ expected }) => ({
    mountMs: badMountMs,
    ...(expected.some(({ code }) => code === 'endless-loop') && { hangMs: loopHangMs }),
  }));
  const missed = badReleases.flatMap(({ title, expected }) => {
    const findings = found.get(title) ?? [];
    const isFound = (code: string, says: string) =>
      findings.some((one) => one.code === code && one.message.includes(says));
    return expected.filter(({ code, says }) => !isFound(code, says)).map((one) => ({ ...one, findings }));
  });
  expect(missed).toEqual([]);
});

test('finds nothing in good releases', async ({ browser, suite }) => {
  test.setTimeout(minutes(4));
  const built = await Promise.all(
    builtFixtures.map(async (remote) => {
      const dist = path.join(await buildFixture(remote), 'dist');
      return { title: remote, release: await smokeReleaseOf(await readLocalRelease(remote, dist)) };
    }),
  );
  const found = await runAll(browser, suite.url, [...built, ...goodReleases]);
  expect([...found].filter(([, findings]) => findings.length > 0)).toEqual([]);
  expect(found.size).toBe(built.length + goodReleases.length);
});

test('the releases are those that the documentation lists', async () => {
  const text = await readFile(path.join(repository, 'docs/smoke-run.md'), 'utf8');
  const bad = badReleases.flatMap(({ expected }) => expected);
  const rows = bad.map(({ title, code }) => `| ${title} | \`${code}\` |`);
  expect(rows.filter((row) => !text.includes(row))).toEqual([]);
  expect(text).toContain(`${bad.length} bad releases`);
  expect(text).toContain(`${goodSourceCount + productVisits.length + builtFixtures.length} good ones`);
});

// Each remote's own test covers its smoke run.
test('every remote of the product has a test of its smoke run', () => {
  const remotes = [...new Set(productVisits.map(({ remote }) => remote))];
  const specOf = (remote: string) => path.join(repository, 'e2e', remote, 'smoke-run.spec.ts');
  expect(remotes.filter((remote) => !existsSync(specOf(remote)))).toEqual([]);
});
