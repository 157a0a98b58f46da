import { describe, expect, test } from '@jest/globals';
import { render, screen, act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { userProfileFactory } from '@suite/testing/factories';
import { Can, useSession, roleLabel, useAccountChange } from './use-session.ts';
import { sessionAtom, type Session } from './session-atoms.ts';
import type { ReactNode } from 'react';

function Probe() {
  const { user, isAuthenticated, permissions } = useSession();
  return (
    <>
      <p>{`${isAuthenticated ? 'in' : 'out'} ${user?.usr_email ?? 'no user'} ${permissions.length}`}</p>
      <Can anyOf={['manage_hotel', 'create_staff']}>staff only</Can>
      <Can anyOf={[]}>all visitors</Can>
    </>
  );
}

function show(session: Session): void {
  const store = createStore();
  store.set(sessionAtom, session);
  render(
    <Provider store={store}>
      <Probe />
    </Provider>,
  );
}

describe('Can and useSession', () => {
  test('show what any one of the asked permissions opens', () => {
    const user = userProfileFactory.holding('create_staff').build();
    show({ status: 'signed-in', user });
    expect(screen.getByText(`in ${user.usr_email} 1`)).toBeVisible();
    expect(screen.getByText(/staff only/)).toBeVisible();
  });

  test('show nothing that needs a permission to a user without it', () => {
    show({ status: 'signed-in', user: userProfileFactory.withoutPermissions().build() });
    expect(screen.queryByText(/staff only/)).toBeNull();
    expect(screen.getByText(/all visitors/)).toBeVisible();
  });

  test.each(['checking', 'signed-out'] as const)('know no user while %s', (status) => {
    show({ status, user: null });
    expect(screen.getByText('out no user 0')).toBeVisible();
    expect(screen.queryByText(/staff only/)).toBeNull();
  });
});

const porter = { id: 7, role_name: 'Porter', is_global: false };
const holding = (...names: string[]) => names.map((permission_name) => ({ permission_name }));

test.each([
  [{ roles: [porter], permissions: holding('hotel_checkins_create', 'approve_hotels') }, 'Super Admin'],
  [{ roles: [porter], permissions: holding('create_staff') }, 'Hotel Admin'],
  [{ roles: [porter], permissions: holding('hotel_checkins_create') }, 'Porter'],
  [{ roles: [], permissions: [] }, 'Staff'],
  [null, 'User'],
])('%j is called %s', (user, label) => {
  expect(roleLabel(user)).toBe(label);
});

test('a newer profile takes the place of the one in use, and an ended session stays ended', () => {
  const store = createStore();
  const user = userProfileFactory.build();
  store.set(sessionAtom, { status: 'signed-in', user });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useAccountChange(), { wrapper });
  act(() => result.current.takeProfile({ ...user, usr_firstname: 'Nina' }));
  expect(store.get(sessionAtom).user?.usr_firstname).toBe('Nina');
  act(() => result.current.endSession());
  expect(store.get(sessionAtom)).toEqual({ status: 'signed-out', user: null, isChosen: true });
  act(() => result.current.takeProfile(user));
  expect(store.get(sessionAtom).status).toBe('signed-out');
});
