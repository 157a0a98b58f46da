import { expect } from '../suite/test.ts';
import { fileOf } from './fault-cells.ts';
import type { FaultLane } from './fault-lane.ts';
import type { FaultProxy, Slowness } from './fault-proxy.ts';
import { writeSlowLineReport } from './fault-report.ts';
import { sharedPart, type OpenPage } from './fault-trial.ts';
import { test, type FixtureSuite } from './fixture-suite.ts';
import { SampleAreaPage } from './sample-area.page.ts';
import { minutes } from '../suite/time-limits.ts';

const targets = ['document', 'entry', 'chunk', 'style', 'shell chunk'] as const;
const speeds: Record<string, Slowness> = {
  '3 s late': { delayMs: 3_000 },
  '6 s late': { delayMs: 6_000 },
  '10 s late': { delayMs: 10_000 },
  '20 kB/s': { bytesPerSecond: 20_000 },
  'drop by drop': { pieces: 4, pauseMs: 3_000 },
};
/** Files of this size take seconds at 20 kB/s. */
const padding = 100_000;
const arrivalMs = minutes(1);
const maxRequestsPerMinute = 3;
/** Cells mostly wait, so many pages run in parallel. */
const lanes = 9;

interface Cell {
  target: (typeof targets)[number];
  speed: string;
}

const cells: Cell[] = targets.flatMap((target) => Object.keys(speeds).map((speed) => ({ target, speed })));

// A trace would end with each test, but all cells start in parallel; the setting costs a worker with another suite.
if (process.env.E2E_TRACE) test.use({ trace: 'off' });

test.describe('On a slow line the current release arrives, without a reload and with few requests:', () => {
  const going = new Map<Cell, Promise<CellResult>>();
  const report = ['| file | speed | shown after | requests |', '| --- | --- | --- | --- |'];

  test.beforeAll(async ({ browser, fixtureSuite }) => {
    const openOn =
      (lane: FaultLane): OpenPage =>
      async (at) =>
        new SampleAreaPage(await fixtureSuite.open(browser, at, lane.proxy.url));
    for (let number = 0; number < lanes; number += 1) {
      let before: Promise<unknown> = Promise.resolve();
      for (const cell of cells.filter((_, index) => index % lanes === number)) {
        const result = before.then(async () => {
          const lane = await startLane(fixtureSuite);
          return tryCell(lane, openOn(lane), cell);
        });
        going.set(cell, result);
        before = result.catch(() => undefined);
      }
    }
  });

  test.afterAll(() => writeSlowLineReport(report));

  for (const cell of cells) {
    test(`${cell.target}, ${cell.speed}`, async () => {
      const result = await going.get(cell);
      if (!result) throw new Error('The cell never began');
      report.push(`| ${cell.target} | ${cell.speed} | ${result.shownMs} ms | ${result.requests} |`);
      expect(result.requests).toBeGreaterThan(0);
      expect(result.requests).toBeLessThanOrEqual(maxRequestsPerMinute);
    });
  }
});

interface CellResult {
  shownMs: number;
  requests: number;
}

async function startLane({ startLane: start }: FixtureSuite): Promise<FaultLane> {
  const lane = await start();
  lane.goLive();
  return lane;
}

async function tryCell(lane: FaultLane, open: OpenPage, { target, speed }: Cell): Promise<CellResult> {
  const live = lane.goLive({ text: ['Sample, as released', 'Sample, current'], padding });
  const path = await pathOf(target);
  const slowness = speeds[speed];
  if (!slowness) throw new Error(`There is no speed called ${speed}`);
  lane.proxy.slowDown((asked) => asked === path, slowness);
  lane.proxy.forget();
  const begun = performance.now();
  const area = await open('/sample');
  await expect(area.heading).toHaveText('Sample, current', { timeout: arrivalMs });
  const shownMs = Math.round(performance.now() - begun);
  await expect(area.notice).toHaveCount(0);
  const requestsFor = (wanted: string) => lane.proxy.asked.filter(({ path: asked }) => asked === wanted);
  expect(requestsFor('/sample'), 'the page was not loaded again').toHaveLength(1);
  await area.page.context().close();
  return { shownMs, requests: countUntilAnswer(requestsFor(path)) };

  async function pathOf(of: Cell['target']): Promise<string> {
    if (of === 'document') return '/platform/remotes';
    if (of === 'shell chunk') return sharedPart();
    // An entry's name contains its build; other names stay the same.
    return live.remote.base + (of === 'entry' ? live.remote.entry : fileOf(of, lane.sample));
  }
}

/** Counts one minute at most. Later requests for an answered document only look for changes. */
function countUntilAnswer(requests: FaultProxy['asked']): number {
  const answeredAt = Math.min(...requests.map((request) => request.answeredAt ?? Infinity));
  const minuteEnd = (requests[0]?.at ?? 0) + 60_000;
  return requests.filter(({ at }) => at <= Math.min(answeredAt, minuteEnd)).length;
}

test.describe('On a slow line', () => {
  let lane: FaultLane;
  let area: SampleAreaPage;

  test.beforeAll(async ({ fixtureSuite }) => {
    lane = await startLane(fixtureSuite);
  });
  test.beforeEach(() => {
    lane.proxy.heal();
    lane.goLive();
  });
  test.afterEach(() => area.page.context().close());

  test('where each file takes 2.5 seconds, the whole application comes up', async ({
    browser,
    fixtureSuite,
  }) => {
    lane.proxy.slowDown((path) => !path.startsWith('/api/'), { delayMs: 2_500 });
    area = new SampleAreaPage(await fixtureSuite.open(browser, '/sample', lane.proxy.url));
    await area.stillLoading.waitFor();
    const shown = area.page.getByRole('heading', { level: 1 });
    await expect(shown).toBeVisible({ timeout: arrivalMs });
    await expect(shown).toHaveText(/^Sample, /);
  });

  test('what is typed into the earlier release stays when the newest arrives', async ({
    browser,
    fixtureSuite,
  }) => {
    const live = lane.goLive({ text: ['Sample, as released', 'Sample, current'] });
    const chunk = live.remote.base + fileOf('chunk', lane.sample);
    lane.proxy.slowDown((path) => path === chunk, { delayMs: 5_000 });
    area = new SampleAreaPage(await fixtureSuite.open(browser, '/sample', lane.proxy.url));
    const arrived = area.page.waitForEvent('requestfinished', (request) => request.url().endsWith(chunk));
    await area.notice.waitFor();
    const note = area.page.getByRole('textbox', { name: 'Note' });
    await note.fill('half a sentence');
    await arrived;
    await area.page.waitForFunction(
      (base) => document.querySelector(`link[href*="${base}"]`),
      live.remote.base,
    );
    await expect(note).toHaveValue('half a sentence');
    await expect(area.notice).toBeVisible();
    await note.fill('');
    await expect(area.heading).toHaveText('Sample, current');
    await expect(area.notice).toBeHidden();
  });

  test('a page that is left while it loads stays left, and its release is there on return', async ({
    browser,
    fixtureSuite,
  }) => {
    const live = lane.goLive({ text: ['Sample, as released', 'Sample, current'] });
    const chunk = live.remote.base + fileOf('chunk', lane.sample);
    lane.proxy.slowDown((path) => path === chunk, { delayMs: 4_000 });
    area = new SampleAreaPage(await fixtureSuite.open(browser, '/sample', lane.proxy.url));
    const arrived = area.page.waitForEvent('requestfinished', (request) => request.url().endsWith(chunk));
    await area.go('Neighbour');
    await area.neighbour.waitFor();
    await arrived;
    await expect(area.neighbour).toBeVisible();
    await area.go('Sample');
    await expect(area.heading).toHaveText('Sample, current');
    expect(lane.proxy.asked.filter(({ path }) => path === chunk)).toHaveLength(1);
  });
});
