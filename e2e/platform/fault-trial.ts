import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { repository } from '../suite/start-suite.ts';
import { fileOf, type FaultCell, type Outcome } from './fault-cells.ts';
import type { FaultLane } from './fault-lane.ts';
import { tagOf, type SampleAreaPage } from './sample-area.page.ts';
import { seconds } from '../suite/time-limits.ts';

/** What a busy machine may take; how long it took is reported and no test. */
const patienceMs = seconds(15);

/** How one cell went, in milliseconds. */
export interface CellTimes {
  /** From the click until something usable stood there. */
  shownMs: number;
  /** From the cure until the current release stood there; null where nothing was missing. */
  recoveredMs: number | null;
}

interface Trouble {
  outcome: Outcome;
  begin: () => void | Promise<void>;
  /** Null where the fault does no harm. */
  cure: (() => unknown) | null;
}

/** A fault meets an open page: what is left of the remote, whether all else lives, and whether it comes back. */
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

/** One of the cells that an open page can meet. */
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

/** A part of the shell that remotes share does not arrive. */
export async function trySharedPart(lane: FaultLane, open: OpenPage, cell: FaultCell): Promise<CellTimes> {
  const { proxy, goLive } = lane;
  if (cell.means.kind !== 'shared') throw new Error(`${cell.target} is no shared part`);
  const { fault } = cell.means;
  proxy.heal();
  goLive();
  // Asked for as soon as there is a session: a page that is open has it.
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

/** The registry is away: for a new visitor there is a card or a wait, for all others the last good document. */
export async function tryRegistry(lane: FaultLane, open: OpenPage, cell: FaultCell): Promise<CellTimes> {
  const { proxy, goLive } = lane;
  if (cell.means.kind !== 'registry') throw new Error(`${cell.target} is no registry`);
  const registry = '/platform/remotes';
  goLive();
  proxy.break(registry, cell.means.fault);
  const area = await open('/sample');
  const { page } = area;
  await area.unlisted.or(area.stillLoading).waitFor({ timeout: patienceMs });
  const pageStarted = await startOf(page);
  proxy.heal();
  await area.heading.waitFor({ timeout: patienceMs });
  expect(await startOf(page), 'the page was not loaded again').toBe(pageStarted);

  proxy.break(registry, cell.means.fault);
  proxy.forget();
  await page.reload({ waitUntil: 'commit' });
  await area.heading.waitFor({ timeout: patienceMs });
  const shownMs = Date.now() - (proxy.asked.find(({ path }) => path === registry)?.at ?? Number.NaN);
  await expectOthersLive(area);

  const known = await area.keptDocuments();
  goLive({ text: ['Sample, as released', 'Sample, next'] });
  const recoveredMs = await timed(async () => {
    proxy.heal();
    await area.useAnswer(
      // A corrupt answer to an earlier request is one of the document before.
      await page.waitForResponse(
        (answer) =>
          answer.url().endsWith(registry) && answer.ok() && !known.includes(tagOf(answer.headers()['etag'])),
      ),
    );
    await area.go('Sample');
    await expect(area.heading).toHaveText('Sample, next', { timeout: patienceMs });
  });
  await page.context().close();
  return { shownMs, recoveredMs };
}

export type OpenPage = (at: string) => Promise<SampleAreaPage>;

/** What of the shell the sample remote needs, and the layout and all else that is opened here does without. */
export async function sharedPart(): Promise<string> {
  const list = await readFile(path.join(repository, 'shell/dist/parts.json'), 'utf8');
  const parts = JSON.parse(list) as Record<string, string[]>;
  const part = parts['ui']?.find((file) => file.endsWith('.js') && !parts['signed-in-area']?.includes(file));
  if (!part) throw new Error('The UI has no script of its own in the build of the shell');
  return `/${part}`;
}

async function reach(area: SampleAreaPage, outcome: Outcome): Promise<void> {
  await area.go('Sample');
  await area.showing(outcome).waitFor({ timeout: patienceMs });
  if (outcome === 'newest' || outcome === 'earlier') await area.heading.waitFor({ timeout: patienceMs });
  if (outcome === 'newest') await expect(area.notice).toHaveCount(0);
}

/** The menu, another team's remote and the shell's own page are as always. */
async function expectOthersLive(area: SampleAreaPage): Promise<void> {
  await expect(area.menu).toBeVisible();
  await area.go('Neighbour');
  await area.neighbour.waitFor({ timeout: patienceMs });
  await area.leave();
}

async function recover(area: SampleAreaPage, cure: () => unknown): Promise<void> {
  cure();
  await area.notice.or(area.card).or(area.stillLoading).waitFor({ state: 'hidden', timeout: patienceMs });
  await area.heading.waitFor({ timeout: patienceMs });
}

const startOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round(performance.now() - started);
}
