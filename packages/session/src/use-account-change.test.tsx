import { expect, test } from '@jest/globals';
import { userProfileFactory } from '@suite/testing/factories';
import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { sessionAtom } from './session-atoms.ts';
import { useAccountChange } from './use-account-change.ts';

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
