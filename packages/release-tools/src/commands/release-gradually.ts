import { setTimeout as sleep } from 'node:timers/promises';
import type { Rollout, RolloutFigures, RolloutHealth } from '@suite/descriptor';
import type { CliContext } from '../read-arguments.ts';
import type { GradualOptions } from '../read-gradual.ts';
import type { Registry } from '../registry/call-registry.ts';
import { getRollout, getStatus, startRollout } from '../registry/registry-client.ts';
import { ReleaseFailure } from '../release-failure.ts';
import { afterPlatformRun } from './after-platform-run.ts';
import { checkBuild } from './check.ts';
import { printExceptions, publishIfMissing } from './release.ts';
import type { Print } from './report.ts';

const pollMs = { least: 200, most: 5_000 };
/** Reads fail while the registry restarts; the rollout continues meanwhile. */
const maxFailedReads = 10;

interface GradualReleaseOptions extends GradualOptions, Pick<CliContext, 'environment'> {
  remote: string;
  folder: string;
  program: string;
}

/**
 * Starts a rollout and prints its progress. The registry runs it, so this command may be interrupted and repeated.
 * @throws ReleaseFailure when it was rolled back or stopped
 */
export async function releaseGradually(
  registry: Registry,
  { remote, folder, environment, program, ...rule }: GradualReleaseOptions,
  print: Print,
) {
  const build = await checkBuild(remote, folder, print);
  const { release } = build;
  const { live, releases, pins } = await getStatus(registry, remote);
  if (live?.release === release) {
    const message = `${remote} ${release} is live already; nothing to do`;
    print(message);
    printExceptions({ pins }, release, print);
    return { remote, release, moved: false, message };
  }
  await publishIfMissing(registry, { build, releases, environment }, print);
  const { message, result } = await afterPlatformRun(
    () => startRollout(registry, remote, { release, ...rule }),
    print,
  );
  print(message);
  print(`Each step lasts ${result.hold_seconds} s and ${result.min_loads} loads at least.`);
  print(`You may interrupt this: the registry goes on. To watch it again, repeat the command.`);
  print(`To end it: ${program} rollback ${remote} --canary`);
  const ended = await watch(registry, { remote, first: result, program, print });
  if (ended.state !== 'finished') {
    const what = ended.state === 'rolled-back' ? 'was rolled back' : 'was stopped';
    throw new ReleaseFailure(`${remote} ${release} ${what} at ${ended.percent} %. ${ended.reason}.`);
  }
  const done = `${remote} ${release} is live.`;
  print(done);
  printExceptions(await getStatus(registry, remote), release, print);
  return { remote, release, moved: true, message: done, steps: ended.steps };
}

interface Watching {
  remote: string;
  first: Rollout;
  program: string;
  print: Print;
}

async function watch(registry: Registry, { remote, first, program, print }: Watching): Promise<Rollout> {
  let rollout = first;
  let told = 0;
  const tellSteps = () => {
    for (const step of rollout.steps.slice(told)) print(stepLine(step.percent, step));
    told = rollout.steps.length;
  };
  let printed = '';
  const tellWaiting = () => {
    const line = describeWaiting(rollout, program);
    if (line !== undefined && line !== printed) print(line);
    printed = line ?? printed;
  };
  const intervalMs = Math.min(pollMs.most, Math.max(pollMs.least, rollout.hold_seconds * 100));
  tellSteps();
  for (let failedReads = 0; rollout.state === 'running';) {
    await sleep(intervalMs);
    try {
      rollout = await getRollout(registry, remote);
      failedReads = 0;
    } catch (error) {
      failedReads += 1;
      if (!(error instanceof ReleaseFailure) || failedReads >= maxFailedReads) throw error;
      print(error.message);
    }
    tellSteps();
    tellWaiting();
  }
  return rollout;
}

function describeWaiting(rollout: Rollout, program: string): string | undefined {
  const { remote, release, state, percent, step_since, hold_seconds, min_loads, current } = rollout;
  const loads = current?.canary.loads ?? 0;
  const isOver = Date.now() - Date.parse(step_since) >= hold_seconds * 1000;
  if (state !== 'running' || !isOver || loads >= min_loads) return undefined;
  const step = `${String(percent).padStart(3)} %: waiting for loads, ${loads} of ${min_loads} so far; the last five of each person count.`;
  return `${step} With too few users for that, give it to all: ${program} promote ${remote} ${release}`;
}

function stepLine(percent: number, { canary, live }: RolloutFigures): string {
  return `${String(percent).padStart(3)} %: ${healthText(canary)}; live: ${healthText(live)}`;
}

function healthText({ loads, failures, people_with_errors, start_ms, render_ms }: RolloutHealth): string {
  const time = (ms: number | null) => (ms === null ? '-' : `${ms} ms`);
  const errors = `errors for ${people_with_errors} people`;
  return `${loads} loads, ${failures} failed, ${errors}, start ${time(start_ms)}, render ${time(render_ms)}`;
}
