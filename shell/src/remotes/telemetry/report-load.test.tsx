import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { checkLoadReports, type LoadReport, type LoadReports } from '@suite/descriptor';
import { sessionAtom } from '@suite/session';
import { userProfileFactory } from '@suite/testing/factories';
import { store } from '../../session/session-store.ts';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { traceLoad } from './report-load.ts';

const sent = jest.fn<typeof fetch>();
let releases = 0;

function begin(parts: Parameters<typeof liveRemote>[0] = {}) {
  const release = `1.0.0-${(releases += 1).toString(16).padStart(12, '0')}`;
  const remote = liveRemote({ release, ...parts });
  return { trace: traceLoad(remote, remote), remote };
}

/** Checks each body as the registry does. */
function reports(): LoadReport[][] {
  return sent.mock.calls.map(([, request]) => {
    const checked = checkLoadReports(JSON.parse(request?.body as string));
    if (!checked.ok) throw new Error(checked.problems[0]?.message);
    return checked.value.reports;
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = sent;
  sent.mockResolvedValue({ status: 204 } as Response);
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  sent.mockReset();
});

describe('traceLoad', () => {
  test('reports a load with the time of each phase, once', async () => {
    const { trace, remote } = begin();
    await jest.advanceTimersByTimeAsync(40);
    trace.endPhase('fetch');
    await jest.advanceTimersByTimeAsync(7);
    trace.endPhase('start');
    trace.mounted();
    trace.mounted();
    await jest.advanceTimersByTimeAsync(3_000);
    const times = { fetch: 40, start: 7, render: 0 };
    const { name, release } = remote;
    expect(reports()).toEqual([
      [
        {
          remote: name,
          release,
          outcome: 'mounted',
          phase: 'render',
          cold: true,
          times,
          ran_before: expect.any(Number),
        },
      ],
    ]);
  });

  test('names the releases that had run in the page when a load failed', async () => {
    const earlier = begin();
    earlier.trace.endPhase('fetch');
    const failing = begin();
    failing.trace.failed(new Error('It broke'));
    const later = begin();
    later.trace.endPhase('fetch');
    for (const { trace } of [earlier, later]) trace.discard();
    await jest.advanceTimersByTimeAsync(5_000);
    const { reports: told, ran = [] } = JSON.parse(sent.mock.calls[0]?.[1]?.body as string) as LoadReports;
    const before = ran.slice(0, told[0]?.ran_before);
    expect(before.at(-1)).toBe(`${earlier.remote.name}/${earlier.remote.release}`);
    expect(ran.at(-1)).toBe(`${later.remote.name}/${later.remote.release}`);
    expect(ran).not.toContain(`${failing.remote.name}/${failing.remote.release}`);
  });

  test('says in which phase a load failed', async () => {
    begin().trace.failed(new Error('It broke'));
    const { trace } = begin();
    trace.endPhase('fetch');
    trace.failed(new Error('It broke'));
    const later = begin().trace;
    later.endPhase('fetch');
    later.endPhase('start');
    later.mounted();
    later.failed(new Error('It broke'));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(reports()[0]?.map(({ outcome, phase }) => `${outcome}: ${phase}`)).toEqual([
      'mounted: render',
      'failed: fetch',
      'failed: start',
      'failed: render',
    ]);
  });

  test('sends twenty at a time, and all of it when the page goes', async () => {
    for (let count = 0; count < 25; count += 1) begin().trace.failed(new Error('It broke'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent).not.toHaveBeenCalled();
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(reports().map(({ length }) => length)).toEqual([20, 5]);
    expect(sent).toHaveBeenLastCalledWith(
      '/platform/telemetry',
      expect.objectContaining({ method: 'POST', keepalive: true }),
    );
  });

  describe('counts as called off, and not as a failure, a load', () => {
    const wait = () => jest.advanceTimersByTimeAsync(60_000);
    const outcomes = () => reports().flatMap((batch) => batch.map(({ outcome }) => outcome));
    const user = userProfileFactory.build();
    afterEach(() => store.set(sessionAtom, { status: 'signed-out', user: null }));

    test('that failed just before the page was left', async () => {
      begin().trace.failed(new Error('It broke'));
      await jest.advanceTimersByTimeAsync(200);
      globalThis.dispatchEvent(new Event('pagehide'));
      // The report cannot wait, because the page ends here.
      expect(outcomes()).toEqual(['called-off']);
      await wait();
      expect(outcomes()).toEqual(['called-off']);
    });

    test('that was under way when the page was left, in the last request of the page', () => {
      const { trace } = begin();
      trace.endPhase('fetch');
      globalThis.dispatchEvent(new Event('pagehide'));
      expect(reports()[0]).toMatchObject([{ outcome: 'called-off', phase: 'start' }]);
      globalThis.dispatchEvent(new Event('pagehide'));
      expect(sent).toHaveBeenCalledTimes(1);
    });

    test('that is not waited for any more', async () => {
      const { trace } = begin();
      trace.cancel();
      trace.cancel();
      await wait();
      expect(outcomes()).toEqual(['called-off']);
    });

    test.each([true, false])(
      'of a visitor who is offline, before it or soon after: %j; it is sent when they are back',
      async (isBefore) => {
        const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isBefore);
        begin().trace.failed(new Error('It broke'));
        onLine.mockReturnValue(false);
        await wait();
        expect(sent).not.toHaveBeenCalled();
        onLine.mockReturnValue(true);
        globalThis.dispatchEvent(new Event('online'));
        expect(outcomes()).toEqual(['called-off']);
        onLine.mockRestore();
      },
    );

    test('of a visitor whose session has ended under it', async () => {
      store.set(sessionAtom, { status: 'signed-in', user });
      const { trace } = begin();
      store.set(sessionAtom, { status: 'signed-out', user: null });
      trace.failed(new Error('It broke'));
      await wait();
      expect(outcomes()).toEqual(['called-off']);
    });

    test('but not one that ended before', async () => {
      const { trace } = begin();
      trace.mounted();
      trace.cancel();
      begin().trace.discard();
      globalThis.dispatchEvent(new Event('pagehide'));
      await wait();
      expect(outcomes()).toEqual(['mounted']);
    });
  });

  test('says why it failed and where in the release, and nothing that may be personal', async () => {
    const { trace, remote } = begin({ base: '/releases/mf-bookings/1.0.0-3f2a9c0d1e4b/' });
    const error = new TypeError('ada@example.com has no "Ada Lovelace"');
    const at = `${location.origin}/releases/mf-bookings/1.0.0-3f2a9c0d1e4b/static/a1.js?again=1:2:30`;
    error.stack = `TypeError: ${error.message}\n    at x (${location.origin}/assets/main.js:1:5)\n    at y (${at})`;
    trace.failed(new LoadFailure(error.message, { canRecover: false, cause: error }));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(remote.base).toMatch(/3f2a9c0d1e4b/);
    expect(reports()[0]?.[0]?.failure).toEqual({
      reason: 'TypeError: [e-mail] has no [text]',
      file: 'static/a1.js',
      line: 2,
      column: 30,
    });
    expect(sent.mock.calls[0]?.[1]?.body).not.toMatch(/ada@|Lovelace|again/);
  });

  test('says it once more to a server that fails, and to one that refuses it not at all', async () => {
    sent.mockResolvedValue({ status: 503 } as Response);
    begin().trace.failed(new Error('It broke'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveBeenCalledTimes(2);
    sent.mockReset();
    sent.mockResolvedValue({ status: 404 } as Response);
    begin().trace.failed(new Error('It broke'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('says it once more to a server that has renewed the session meanwhile', async () => {
    sent.mockResolvedValueOnce({ status: 401 } as Response);
    begin().trace.failed(new Error('It broke'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test("keeps quiet about a developer's override", async () => {
    begin({ cohort: 'override' }).trace.failed(new Error('It broke'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).not.toHaveBeenCalled();
  });
});
