import { expect, jest, test } from '@jest/globals';
import { fakeApi, renderScreen } from '@suite/testing';
import { waitFor } from '@testing-library/react';
import { liveRemote } from '../../testing/live-remote.factory.ts';

// The build defines the versions of shared modules, which unit tests lack.
jest.doMock('../federation/load-federation.ts', () => ({
  loadFederation: () => new Promise(() => undefined),
}));

test('the calls that a page begins with are sent while its remote loads', async () => {
  const { RemoteOutlet } = await import('./remote-outlet.tsx');
  const api = fakeApi();
  const route = {
    path: '/begun',
    permissions: [],
    shellLayout: true,
    prefetch: [{ path: '/bookings/stats' }],
  };
  history.replaceState(null, '', '/begun');
  renderScreen(
    <RemoteOutlet
      remote={liveRemote({ name: 'mf-begun', routes: [route] })}
      pathname="/begun"
      refresh={async () => undefined}
      onDegraded={() => undefined}
      onShown={() => undefined}
    />,
  );
  await waitFor(() => expect(api.calls.map(({ url }) => url)).toEqual(['/bookings/stats']));
});
