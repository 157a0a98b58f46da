import { expect, jest, test } from '@jest/globals';
import { defineRemote } from '@suite/remote-kit';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import { openScreens } from './open-screens.tsx';
import { RemoteErrorBoundary } from './mounted-release.tsx';

const remote = defineRemote({ routes: [{ path: '/guests/:id', screen: async () => () => <p>a guest</p> }] });

async function open(pathname: string) {
  const onError = jest.fn<(error: unknown) => void>();
  const Screens = await openScreens(remote, {
    ...liveRemote(),
    loaded: liveRemote(),
    pathname,
    loading: 'loading',
  });
  render(
    <MemoryRouter initialEntries={[pathname]}>
      <RemoteErrorBoundary onError={onError}>
        <Screens />
      </RemoteErrorBoundary>
    </MemoryRouter>,
  );
  return onError;
}

test('a path of the module is shown, in any case of its letters', async () => {
  const onError = await open('/Guests/7');
  expect(screen.getByText('a guest')).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
});

test('a path that the module lacks is an error of its release and no blank page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = await open('/guests');
  expect(onError).toHaveBeenCalledWith(new Error('The release has no screen for /guests'));
  jest.restoreAllMocks();
});
