import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repository } from '../suite/start-suite.ts';
import { expect } from '../suite/test.ts';
import { fileOf } from './fault-cells.ts';
import type { FaultLane } from './fault-lane.ts';
import { test } from './fixture-suite.ts';
import { replaceBuilt } from './remote-workshop.ts';
import { SampleAreaPage } from './sample-area.page.ts';
import { seconds } from '../suite/time-limits.ts';

test.describe('A remote that fails', () => {
  let lane: FaultLane;
  let area: SampleAreaPage;

  test.beforeAll(async ({ fixtureSuite }) => {
    lane = await fixtureSuite.startLane();
  });
  test.beforeEach(async ({ browser, fixtureSuite }) => {
    lane.proxy.heal();
    lane.goLive();
    area = new SampleAreaPage(await fixtureSuite.open(browser, '/reports', lane.proxy.url));
    await area.menu.waitFor();
  });
  test.afterEach(() => area.page.context().close());

  /** Makes a release live whose screen fails to load. */
  async function breakChunk(fault: '404' | 'hang') {
    const live = lane.goLive();
    lane.proxy.break(live.remote.base + fileOf('chunk', lane.sample), fault);
    await area.lookAgain();
    return live;
  }

  test('waits while its tab is hidden, and is back soon after it is seen', async () => {
    const { base } = (await breakChunk('404')).remote;
    await area.go('Sample');
    await area.notice.waitFor();
    const setHidden = (hidden: boolean) =>
      area.page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const asked = () => lane.proxy.asked.filter(({ path }) => path.startsWith(base));
    await setHidden(true);
    lane.proxy.heal();
    await expect(async () => {
      // Pending requests end first.
      lane.proxy.forget();
      await sleep(2_500);
      expect(asked()).toEqual([]);
    }).toPass({ timeout: seconds(20) });
    await sleep(2_500);
    expect(asked()).toEqual([]);
    await expect(area.notice).toBeVisible();
    await setHidden(false);
    await expect(area.notice).toBeHidden();
    await expect(area.heading).toBeVisible();
  });

  test('fails beside another one, and both come back', async ({ browser, fixtureSuite }) => {
    const neighbour = await neighbourEntry();
    await area.page.context().close();
    const { base } = lane.goLive().remote;
    lane.proxy.break(base + fileOf('chunk', lane.sample), '404');
    lane.proxy.break(neighbour, '503');
    area = new SampleAreaPage(await fixtureSuite.open(browser, '/sample', lane.proxy.url));
    await area.notice.waitFor();
    await area.go('Neighbour');
    await area.page.getByRole('alert').filter({ hasText: 'Neighbour is not available' }).waitFor();
    await area.go('Sample');
    await area.notice.waitFor();
    lane.proxy.heal();
    await expect(area.notice).toBeHidden();
    await area.go('Neighbour');
    await expect(area.neighbour).toBeVisible();
  });

  test('leaves an unsaved form alone when it is well again', async () => {
    await breakChunk('404');
    await area.go('Sample');
    await area.notice.waitFor();
    const note = area.page.getByRole('textbox', { name: 'Note' });
    await note.fill('half a sentence');
    lane.proxy.heal();
    await sleep(3_000);
    await expect(note).toHaveValue('half a sentence');
    await expect(area.notice).toBeVisible();
    await note.fill('');
    await expect(area.notice).toBeHidden();
  });

  test('may be left while it hangs, and found again', async () => {
    await breakChunk('hang');
    await area.go('Sample');
    await sleep(500);
    await area.leave();
    await area.go('Sample');
    await area.notice.waitFor();
    await expect(area.heading).toBeVisible();
    lane.proxy.heal();
    await expect(area.notice).toBeHidden();
  });

  test('leaves connections to all else where every file of it hangs', async () => {
    const { remote } = lane.goLive();
    for (const file of [remote.entry, ...remote.preload]) lane.proxy.break(remote.base + file, 'hang');
    await area.lookAgain();
    await area.go('Sample');
    await area.notice.waitFor();
    await expect(area.heading).toBeVisible();
    await area.go('Neighbour');
    await expect(area.neighbour).toBeVisible();
    lane.proxy.heal();
    await area.go('Sample');
    await expect(area.heading).toBeVisible();
    await expect(area.notice).toBeHidden({ timeout: seconds(30) });
    const counts = [remote.entry, ...remote.preload].map(
      (file) => lane.proxy.asked.filter(({ path }) => path === remote.base + file).length,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
  });

  test('is reported by the name of the release that failed, and the one in its place too', async () => {
    const { release, fallback } = (await breakChunk('404')).remote;
    const sent = area.page.waitForRequest('**/platform/telemetry');
    await area.go('Sample');
    await area.notice.waitFor();
    const request = await sent;
    const { reports } = request.postDataJSON() as { reports: Record<string, unknown>[] };
    expect(reports).toMatchObject([
      { remote: 'mf-sample', release: fallback?.release, outcome: 'mounted', phase: 'render', cold: true },
      { remote: 'mf-sample', release, outcome: 'failed', phase: 'fetch', cold: true },
    ]);
    expect((await request.response())?.status()).toBe(204);
  });

  async function neighbourEntry(): Promise<string> {
    const answer = await area.page.request.get('/platform/remotes');
    const { remotes } = (await answer.json()) as { remotes: { name: string; base: string; entry: string }[] };
    const found = remotes.find(({ name }) => name === 'mf-neighbour');
    if (!found) throw new Error('mf-neighbour is not in the registry document');
    return found.base + found.entry;
  }
});

test.describe('What the shell asks for', () => {
  test('is asked for once each, and nothing is called off', async ({ browser, fixtureSuite }) => {
    const lane = await fixtureSuite.startLane();
    lane.goLive();
    const page = await fixtureSuite.open(browser, '/platform/remotes', lane.proxy.url);
    const calledOff: string[] = [];
    page.on('requestfailed', (request) => calledOff.push(request.url()));
    lane.proxy.forget();
    await page.goto('/sample');
    const area = new SampleAreaPage(page);
    await area.heading.waitFor();
    await area.go('Neighbour');
    await area.neighbour.waitFor();
    const files = lane.proxy.asked
      .map(({ path }) => path)
      .filter((path) => /^\/(assets|releases)\//.test(path));
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
    expect(calledOff).toEqual([]);
    await page.context().close();
  });
});

test('A release whose manifest is broken is refused, and what was live stays', async ({ fixtureSuite }) => {
  const { suite, sample } = fixtureSuite;
  const built = path.join(repository, 'e2e/platform/fixtures/mf-sample');
  const workshop = await replaceBuilt(built, 'mf-manifest.json', "throw new Error('at start');");
  await expect(suite.release('mf-sample', workshop)).rejects.toThrow('mf-manifest.json');
  const { remote } = await fixtureSuite.readSample();
  expect(remote.release).toBe(sample.remote.release);
});
