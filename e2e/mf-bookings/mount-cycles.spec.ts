import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../suite/test.ts';
import { measureHeapContent } from '../suite/measure-heap-content.ts';
import { minutes, seconds } from '../suite/time-limits.ts';

const cycles = 50;
const warmUpCycles = 10;
const maxHeapGrowthBytesPerHalf = 100_000;
const settledBytes = 10_000;

test.use({ account: 'staff@seaview.test' });

interface Footprint {
  styles: number;
  listeners: number;
  heap: number;
}

test(`Mounting and unmounting a remote ${cycles} times leaves nothing behind`, async ({
  page,
  bookings,
  shell,
}) => {
  test.setTimeout(minutes(3));
  await bookings.open();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const mountAndUnmount = async (times: number) => {
    for (let cycle = 0; cycle < times; cycle += 1) {
      await shell.navigate('/reports');
      await page.getByText('Reports Page (Coming Soon)').waitFor();
      await shell.navigate('/');
      await bookings.heading.waitFor();
    }
    await bookings.settled();
    await shell.navigate('/reports');
    await page.getByText('Reports Page (Coming Soon)').waitFor();
  };
  // Objects created once, such as compiled code, are no leak.
  await mountAndUnmount(warmUpCycles);
  const before = await settledFootprint(page, devtools);
  await mountAndUnmount(cycles / 2);
  const between = await settledFootprint(page, devtools);
  await mountAndUnmount(cycles / 2);
  const after = await settledFootprint(page, devtools);
  expect(after.styles).toBe(before.styles);
  // A leak grows in both halves.
  const growths = (what: 'listeners' | 'heap') => [between[what] - before[what], after[what] - between[what]];
  expect(Math.min(...growths('listeners'))).toBeLessThanOrEqual(0);
  const description = `${growths('heap').join(' and ')} bytes over ${before.heap}`;
  test.info().annotations.push({ type: 'heap growth', description });
  expect(Math.min(...growths('heap')), description).toBeLessThanOrEqual(maxHeapGrowthBytesPerHalf);
});

/** Repeats garbage collection until it frees nothing more. */
async function settledFootprint(page: Page, devtools: CDPSession): Promise<Footprint> {
  let last = await footprint(page, devtools);
  await expect(async () => {
    const next = await footprint(page, devtools);
    const isSettled = next.heap > last.heap - settledBytes && next.listeners >= last.listeners;
    last = next;
    expect(isSettled).toBe(true);
  }).toPass({ timeout: seconds(20) });
  return last;
}

async function footprint(page: Page, devtools: CDPSession): Promise<Footprint> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    styles: await page.locator('style, link[rel=stylesheet]').count(),
    listeners: metric('JSEventListeners'),
    heap: await measureHeapContent(devtools),
  };
}
