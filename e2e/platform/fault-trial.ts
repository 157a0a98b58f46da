import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { repository } from '../suite/start-suite.ts';
import { fileOf, type FaultCell, type Outcome } from './fault-cells.ts';
import type { FaultLane } from './fault-lane.ts';
import { tagOf, type SampleAreaPage } from './sample-area.page.ts';
import { seconds } from '../suite/time-limits.ts';

/** A generous limit for busy machines; durations are reported, not tested. */
const timeoutMs = seconds(15);

export interface CellTimes {
  /** Milliseconds from the click to a usable screen. */
  shownMs: number;
  /** Milliseconds from the repair to the current release; null if nothing was missing. */
  recoveredMs: number | null;
}

interface Trouble {
  outcome: Outcome;
  begin: () => void | Promise<void>;
  cure: (() => unknown) | null;
}

async function meet(area: SampleAreaPage, { outcome, begin, cure }: Trouble): Promise<CellTimes> {
  await area.leave();
  await begin();
  await area.lookAgain();
  const pageStarted = await startOf(area.page);
  const shownMs = await timed(() => reach(area, outcome));
  await expectOthersLive(area);
  await reach(area, outcome);
  const recoveredMs = cure ? await timed(() => recover(area, cure)) : null;
  expect(await startOf(area.page), 'the page was not loaded again').toBe(pageStarted);
  return { shownMs, recoveredMs };
}

export function tryOpenPage(lane: FaultLane, area: SampleAreaPage, cell: FaultCell): Promise<CellTimes> {
  const { proxy, sample, goLive } = lane;
  const { means, outcome } = cell;
  const harmless = outcome === 'newest';
  proxy.heal();
  if (means.kind === 'file') {
    const begin = () => {
      proxy.forget();
      const live = goLive();
      proxy.break(live.remote.base + fileOf(means.of, live), means.fault);
    };
    return meet(area, { outcome, begin, cure: harmless ? null : () => proxy.heal() });
  }
  if (means.kind === 'code') {
    const begin = () => void goLive(means.edit(sample));
    return meet(area, { outcome, begin, cure: harmless ? null : () => goLive() });
  }
  if (means.kind !== 'document') throw new Error(`A cell of ${means.kind} needs a page of its own`);
  let undo: (() => void) | undefined;
  const begin = () => {
    const live = goLive().remote;
    undo = proxy.rewriteBesides((document) => ({
      ...document,
      remotes: document.remotes.map((remote) =>
        remote.name === live.name ? { ...remote, ...means.spoilt(live, sample) } : remote,
      ),
    }));
  };
  return meet(area, { outcome, begin, cure: harmless ? null : () => undo?.() });
}

export async function trySharedPart(lane: FaultLane, open: OpenPage, cell: FaultCell): Promise<CellTimes> {
  const { proxy, goLive } = lane;
  if (cell.means.kind !== 'shared') throw new Error(`${cell.target} is no shared part`);
  const { fault } = cell.means;
  proxy.heal();
  goLive();
  // An open page has already loaded the shared part.
  proxy.break(await sharedPart(), fault);
  const area = await open('/reports');
  await area.menu.waitFor();
  const times = await meet(area, {
    outcome: cell.outcome,
    begin: () => undefined,
    cure: () => proxy.heal(),
  });
  await area.page.context().close();
  return times;
}

export async function tryRegistry(lane: FaultLane, open: OpenPage, cell: FaultCell): Promise<CellTimes> {
  const { proxy, goLive } = lane;
  if (cell.means.kind !== 'registry') throw new Error(`${cell.target} is no registry`);
  const registry = '/platform/remotes';
  goLive();
  proxy.break(registry, cell.means.fault);
  const area = await open('/sample');
  const { page } = area;
  await area.unlisted.or(area.stillLoading).waitFor({ timeout: timeoutMs });
  const pageStarted = await startOf(page);
  proxy.heal();
  await area.heading.waitFor({ timeout: timeoutMs });
  expect(await startOf(page), 'the page was not loaded again').toBe(pageStarted);

  proxy.break(registry, cell.means.fault);
  proxy.forget();
  await page.reload({ waitUntil: 'commit' });
  await area.heading.waitFor({ timeout: timeoutMs });
  const shownMs = Date.now() - (proxy.asked.find(({ path }) => path === registry)?.at ?? Number.NaN);
  await expectOthersLive(area);

  const known = await area.keptDocuments();
  goLive({ text: ['Sample, as released', 'Sample, next'] });
  const recoveredMs = await timed(async () => {
    proxy.heal();
    await area.useAnswer(
      // A corrupt response to an earlier request would contain the previous document.
      await page.waitForResponse(
        (answer) =>
          answer.url().endsWith(registry) && answer.ok() && !known.includes(tagOf(answer.headers()['etag'])),
      ),
    );
    await area.go('Sample');
    await expect(area.heading).toHaveText('Sample, next', { timeout: timeoutMs });
  });
  await page.context().close();
  return { shownMs, recoveredMs };
}

export type OpenPage = (at: string) => Promise<SampleAreaPage>;

/** Returns the script that the sample remote needs and the shell's layout does not. */
export async function sharedPart(): Promise<string> {
  const list = await readFile(path.join(repository, 'shell/dist/parts.json'), 'utf8');
  const parts = JSON.parse(list) as Record<string, string[]>;
  const part = parts['ui']?.find((file) => file.endsWith('.js') && !parts['signed-in-area']?.includes(file));
  if (!part) throw new Error('The UI has no script of its own in the build of the shell');
  return `/${part}`;
}

async function reach(area: SampleAreaPage, outcome: Outcome): Promise<void> {
  await area.go('Sample');
  await area.showing(outcome).waitFor({ timeout: timeoutMs });
  if (outcome === 'newest' || outcome === 'earlier') await area.heading.waitFor({ timeout: timeoutMs });
  if (outcome === 'newest') await expect(area.notice).toHaveCount(0);
}

async function expectOthersLive(area: SampleAreaPage): Promise<void> {
  await expect(area.menu).toBeVisible();
  await area.go('Neighbour');
  await area.neighbour.waitFor({ timeout: timeoutMs });
  await area.leave();
}

async function recover(area: SampleAreaPage, cure: () => unknown): Promise<void> {
  cure();
  await area.notice.or(area.card).or(area.stillLoading).waitFor({ state: 'hidden', timeout: timeoutMs });
  await area.heading.waitFor({ timeout: timeoutMs });
}

const startOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round(performance.now() - started);
}
