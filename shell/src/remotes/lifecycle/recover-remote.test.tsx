import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LiveRemote } from '@suite/descriptor';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { recoverRemote } from './recover-remote.ts';
import type { StartedRelease } from './remote-stage.ts';

const failed = liveRemote();
const started = {} as StartedRelease;
const refresh = jest.fn(async () => undefined);
const load = jest.fn<(release: LiveRemote) => Promise<StartedRelease>>();
const onRecovered = jest.fn();
let remote = failed;

function recover(canRecover: boolean): () => void {
  const cause = new LoadFailure('x', { canRecover });
  return recoverRemote({ cause, failed, remote: () => remote, refresh, load, onRecovered });
}

beforeEach(() => {
  jest.useFakeTimers();
  remote = failed;
});
afterEach(() => {
  jest.useRealTimers();
  for (const mock of [refresh, load, onRecovered]) mock.mockClear();
});

describe('recoverRemote', () => {
  test('tries until the release is whole, and no more', async () => {
    load.mockRejectedValueOnce(new Error('still gone')).mockResolvedValue(started);
    recover(true);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(load).toHaveBeenCalledTimes(2);
    expect(onRecovered).toHaveBeenCalledTimes(1);
    expect(onRecovered).toHaveBeenCalledWith(started);
  });

  test('has one try under way at a time: a file that hangs is asked for again by its own transfer', async () => {
    load.mockReturnValue(new Promise<never>(() => undefined));
    const stop = recover(true);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(load).toHaveBeenCalledTimes(1);
    stop();
  });

  test('runs code that failed only when the registry says otherwise of it', async () => {
    load.mockResolvedValue(started);
    recover(false);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(refresh).toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
    remote = liveRemote({ files: { 'a.js': 'sha384-corrected' } });
    await jest.advanceTimersByTimeAsync(1_300);
    expect(load).toHaveBeenCalledWith(remote);
    expect(onRecovered).toHaveBeenCalledTimes(1);
  });

  test('puts nothing into a page that was left meanwhile', async () => {
    load.mockResolvedValue(started);
    const stop = recover(true);
    await jest.advanceTimersByTimeAsync(1_000);
    stop();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(onRecovered).not.toHaveBeenCalled();
  });
});
