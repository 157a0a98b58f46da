import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { MountContext, MountModule } from '@suite/remote-kit';
import { hasUnsavedAtom, sessionAtom } from '@suite/session';
import { userProfileFactory } from '@suite/testing/factories';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { colorModeAtom } from '../../../color-mode/color-mode.ts';
import { store } from '../../../session/session-store.ts';
import { liveRemote } from '../../../testing/live-remote.factory.ts';
import { ShownContext } from '../../lifecycle/remote-stage.ts';
import { publishEvent, subscribeToEvent, hostOf } from '../remote-host.tsx';
import { CleanUpBoundary } from '../clean-up-boundaries.tsx';
import { RemoteErrorBoundary } from '../mounted-release.tsx';
import { openMount } from './open-mount.tsx';

const routes = [{ path: '/tasks/*', permissions: [], shellLayout: true }];
const onError = jest.fn<(error: unknown) => void>();
const onCleanUpError = jest.fn<(error: unknown) => void>();
const onShown = jest.fn();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState({}, '', '/tasks/7?tab=notes');
  for (const mock of [onError, onCleanUpError, onShown]) mock.mockReset();
});
afterEach(() => {
  jest.restoreAllMocks();
  store.set(sessionAtom, { status: 'signed-out', user: null });
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

async function show(mount: MountModule['mount']) {
  const events = { publishes: ['tasks.task-done'], listensTo: ['bookings.booking-changed'] };
  const Screens = openMount(
    { mount },
    { release: liveRemote(), host: hostOf({ name: 'mf-tasks', events }), routes, loading: <p>loading</p> },
  );
  const page = (screens: boolean) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/tasks/7?tab=notes']}>
        <Address />
        <CleanUpBoundary onError={onCleanUpError}>
          {screens && (
            <RemoteErrorBoundary onError={onError}>
              <ShownContext value={onShown}>
                <Screens />
              </ShownContext>
            </RemoteErrorBoundary>
          )}
        </CleanUpBoundary>
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(page(true));
  await act(async () => undefined);
  return { leave: () => act(async () => rerender(page(false))) };
}

const hosts = () => [...document.querySelectorAll('div')].filter(({ shadowRoot }) => shadowRoot);

describe('a remote of another framework', () => {
  test('is mounted in a shadow root and shown once it has', async () => {
    let finish: () => void = () => undefined;
    const mounting = new Promise<void>((resolve) => (finish = resolve));
    await show(async (element) => {
      element.textContent = 'tasks';
      await mounting;
      return () => undefined;
    });
    expect(screen.getByText('loading')).toBeVisible();
    expect(hosts()[0]).toHaveAttribute('aria-busy', 'true');
    expect(onShown).not.toHaveBeenCalled();
    await act(async () => finish());
    expect(screen.queryByText('loading')).toBeNull();
    expect(hosts()[0]).not.toHaveAttribute('aria-busy');
    expect(hosts()[0]?.shadowRoot?.textContent).toBe('tasks');
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  test('takes part in events between remotes until it is left', async () => {
    const told: unknown[] = [];
    const end = subscribeToEvent('tasks.task-done', (payload) => told.push(payload));
    let given: MountContext | undefined;
    const heard: unknown[] = [];
    const { leave } = await show((_element, context) => {
      given = context;
      context.listen('bookings.booking-changed', (payload) => heard.push(payload));
      return () => undefined;
    });
    const talk = async () => {
      given?.publish('tasks.task-done', { task_id: 7 });
      publishEvent('bookings.booking-changed', { booking_id: 12 });
      await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
    };
    await talk();
    expect([told, heard]).toEqual([[{ task_id: 7 }], [{ booking_id: 12 }]]);
    await leave();
    await talk();
    expect([told.length, heard.length]).toEqual([1, 1]);
    end();
  });

  test('is given what it needs of the shell, and no more of the profile', async () => {
    store.set(sessionAtom, { status: 'signed-in', user: userProfileFactory.staff().build() });
    let context: MountContext | undefined;
    await show((_element, given) => {
      context = given;
      return () => undefined;
    });
    expect(context).toMatchObject({ version: 1, basePath: '/tasks', path: '/tasks/7?tab=notes' });
    expect(context).toMatchObject({ language: 'en', direction: 'ltr', theme: 'light', apiBase: '/api' });
    expect(Object.keys(context?.user ?? {}).sort()).toEqual([
      'hotelId',
      'hotel_name',
      'hotel_time_zone',
      'user_id',
      'usr_email',
      'usr_firstname',
      'usr_lastname',
    ]);
    expect(context?.permissions.length).toBeGreaterThan(0);
    expect(context?.root).toBe(hosts()[0]?.shadowRoot);
    expect(context?.root.contains(context.overlay)).toBe(true);
  });

  test('hears of a change, also after a listener that throws, and no longer once it is left', async () => {
    const heard: string[] = [];
    const { leave } = await show((_element, { subscribe, ...context }) => {
      subscribe('theme', () => {
        throw new Error('a listener failed');
      });
      subscribe('theme', () => heard.push('theme'));
      expect(context.version).toBe(1);
      return () => undefined;
    });
    act(() => store.set(colorModeAtom, 'dark'));
    act(() => store.set(colorModeAtom, 'light'));
    expect(heard).toEqual(['theme', 'theme']);
    await leave();
    act(() => store.set(colorModeAtom, 'dark'));
    act(() => store.set(colorModeAtom, 'light'));
    expect(heard).toHaveLength(2);
    expect(onError).not.toHaveBeenCalled();
  });

  test('navigates by its context and by links, but not to files', async () => {
    let context: MountContext | undefined;
    await show((element, given) => {
      context = given;
      element.innerHTML = '<a href="/tasks/9"><b>nine</b></a> <a href="/api/export.csv">file</a>';
      return () => undefined;
    });
    act(() => context?.navigate('/tasks/8'));
    expect(screen.getByRole('status')).toHaveTextContent('/tasks/8');
    const inside = (selector: string) => hosts()[0]?.shadowRoot?.querySelector(selector) ?? document.body;
    fireEvent.click(inside('b'), { composed: true });
    expect(screen.getByRole('status')).toHaveTextContent('/tasks/9');
    const toFile = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
    fireEvent(inside('a[href$=csv]'), toFile);
    expect(toFile.defaultPrevented).toBe(false);
  });

  test('says that it holds unsaved entries until it is left', async () => {
    let context: MountContext | undefined;
    const { leave } = await show((_element, given) => {
      context = given;
      return () => undefined;
    });
    act(() => context?.setUnsaved(true));
    expect(store.get(hasUnsavedAtom)).toBe(true);
    await leave();
    expect(store.get(hasUnsavedAtom)).toBe(false);
  });
});

describe('a failure of a remote of another framework', () => {
  test.each<[string, MountModule['mount'], string]>([
    [
      'a mount that throws',
      () => {
        throw new Error('no mount');
      },
      'no mount',
    ],
    ['a mount that rejects', () => Promise.reject(new Error('later')), 'later'],
    [
      'a mount that throws no error',
      () => {
        // oxlint-disable-next-line typescript/only-throw-error -- code of other teams may
        throw 'a text';
      },
      'a text',
    ],
    [
      'a mount without unmount',
      (() => undefined) as never,
      'mount returned no function that unmounts: return one, such as () => root.unmount()',
    ],
  ])('%s is a release that has not started', async (_what, mount, message) => {
    await show(mount);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message, hasNotStarted: true }));
    expect(onShown).not.toHaveBeenCalled();
    expect(hosts()).toEqual([]);
  });

  test('an unmount that throws is caught, and leaves nothing in the page', async () => {
    const { leave } = await show((element) => {
      element.textContent = 'tasks';
      return () => {
        throw new Error('no unmount');
      };
    });
    await leave();
    expect(onCleanUpError).toHaveBeenCalledWith(new Error('no unmount'));
    expect(hosts()).toEqual([]);
  });

  test('an unmount that rejects reaches nothing', async () => {
    const { leave } = await show(() => () => Promise.reject(new Error('later')));
    await leave();
    expect(onCleanUpError).not.toHaveBeenCalled();
    expect(hosts()).toEqual([]);
  });

  test('what mounts after it was left is unmounted at once', async () => {
    let finish: () => void = () => undefined;
    const unmount = jest.fn<() => void>();
    const signals: AbortSignal[] = [];
    const { leave } = await show(async (_element, { signal }) => {
      signals.push(signal);
      await new Promise<void>((resolve) => (finish = resolve));
      return unmount;
    });
    await leave();
    expect(signals[0]?.aborted).toBe(true);
    await act(async () => finish());
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(onShown).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });
});
