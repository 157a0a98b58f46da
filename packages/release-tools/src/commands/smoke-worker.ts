import { setTimeout as sleep } from 'node:timers/promises';
import type { CliContext } from '../read-arguments.ts';
import type { Registry } from '../registry/call-registry.ts';
import { listAwaitingSmokeRun } from '../registry/registry-client.ts';
import { ReleaseFailure } from '../release-failure.ts';
import { openChromium } from '../smoke/open-chromium.ts';
import { runPublished } from './promote.ts';
import type { Print } from './report.ts';

const pauseMs = 3_000;
const pauseAfterFailureMs = 30_000;

interface SmokeWorkerOptions extends Pick<CliContext, 'environment'> {
  once: boolean;
}

/**
 * Runs the platform's smoke tests until it is stopped. Several workers may run in parallel; the last result counts.
 * @throws ReleaseFailure without a Chromium, and with `once` if a run failed to start
 */
export async function runSmokeWorker(
  registry: Registry,
  { environment, once }: SmokeWorkerOptions,
  print: Print,
): Promise<{ runs: number }> {
  const browser = await openChromium(environment);
  if ('missing' in browser) throw new ReleaseFailure(`The worker cannot make smoke runs: ${browser.missing}`);
  await browser.close();
  const makeRun = async ({ remote, release }: WaitingRelease) => {
    const { run } = await runPublished(registry, { remote, release, environment }, print);
    if (!run) throw new ReleaseFailure('No Chromium could be started.');
  };
  let runs = 0;
  for (;;) {
    try {
      const waiting = await listAwaitingSmokeRun(registry);
      if (once && waiting.length === 0) return { runs };
      const { made, failed } = await runWaiting(waiting, makeRun, print);
      runs += made;
      if (failed > 0)
        throw new ReleaseFailure(`${failed} of ${waiting.length} smoke runs could not be made.`);
      if (waiting.length === 0) await sleep(pauseMs);
    } catch (error) {
      if (once || !(error instanceof ReleaseFailure)) throw error;
      print(`${error.message} The next attempt follows in half a minute.`);
      await sleep(pauseAfterFailureMs);
    }
  }
}

interface WaitingRelease {
  remote: string;
  release: string;
}

export async function runWaiting(
  waiting: readonly WaitingRelease[],
  makeRun: (release: WaitingRelease) => Promise<void>,
  print: Print,
): Promise<{ made: number; failed: number }> {
  let made = 0;
  for (const one of waiting) {
    print(`${one.remote} ${one.release}`);
    try {
      await makeRun(one);
      made++;
    } catch (error) {
      if (!(error instanceof ReleaseFailure)) throw error;
      print(`The smoke run of ${one.remote} ${one.release} could not be made: ${error.message}`);
    }
  }
  return { made, failed: waiting.length - made };
}
