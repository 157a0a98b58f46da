import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { LoadReports } from '@suite/descriptor';
import { renderScreen } from '@suite/testing';
import { liveRemote } from '../../testing/live-remote.factory.ts';

// The build defines the versions of shared modules, which unit tests lack.
jest.doMock('../federation/load-federation.ts', () => ({
  loadFederation: () => new Promise(() => undefined),
}));

const before = globalThis.fetch;
const sent = jest.fn<typeof fetch>();
beforeEach(() => {
  jest.useFakeTimers();
  sent.mockImplementation((url) =>
    url === '/platform/telemetry'
      ? Promise.resolve({ status: 204 } as Response)
      : new Promise<Response>(() => undefined),
  );
  globalThis.fetch = sent;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = before;
});

test('a remote that is left for another page while it loads is reported as called off', async () => {
  const { RemoteOutlet } = await import('./remote-outlet.tsx');
  const files = { 'entry.js': `sha384-${'A'.repeat(64)}` };
  const remote = liveRemote({ name: 'mf-left', release: '1.0.0-00000000beef', entry: 'entry.js', files });
  const outlet = renderScreen(
    <RemoteOutlet
      remote={remote}
      pathname="/left"
      refresh={async () => undefined}
      onDegraded={() => undefined}
      onShown={() => undefined}
    />,
  );
  await jest.advanceTimersByTimeAsync(500);
  outlet.unmount();
  await jest.advanceTimersByTimeAsync(3_000);
  const bodies = sent.mock.calls.flatMap(([url, request]) =>
    url === '/platform/telemetry' ? [JSON.parse(request?.body as string) as LoadReports] : [],
  );
  expect(bodies.flatMap(({ reports }) => reports)).toMatchObject([
    { remote: 'mf-left', release: '1.0.0-00000000beef', outcome: 'called-off', phase: 'fetch' },
  ]);
});
