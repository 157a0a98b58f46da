import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { userProfileFactory } from '@suite/testing/factories';
import { Can } from './can.tsx';
import { sessionAtom, type Session } from './session-atoms.ts';
import { useSession } from './use-session.ts';

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
