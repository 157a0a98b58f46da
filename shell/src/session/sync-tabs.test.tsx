import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { getUserProfileEndpoint, type UserProfile } from '@suite/contracts/auth';
import { fakeApi, refusal, type FakeApi } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { act, screen } from '@testing-library/react';
import { answerRegistry } from '../testing/answer-registry.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { syncTabs } from './sync-tabs.ts';
import { clearPersistedAuth, storePersistedAuth, persistedAuthKey } from './persisted-auth.ts';

const ada = userProfileFactory.build({ usr_firstname: 'Ada' });
const bob = userProfileFactory.build({ usr_firstname: 'Bob' });
const protectedPage = () => screen.queryByText('Reports Page (Coming Soon)');

let api: FakeApi;
let known: UserProfile | undefined;
let root: HTMLElement;
let stop: () => void;

beforeEach(async () => {
  localStorage.clear();
  known = ada;
  api = fakeApi().on(getUserProfileEndpoint, () => {
    if (!known) throw refusal(401);
    return known;
  });
  answerRegistry();
  const { container } = renderShell('/reports');
  root = container;
  stop = syncTabs(root);
  await screen.findByText('Reports Page (Coming Soon)');
});
afterEach(() => stop());

/** Simulates the back-forward cache; `meanwhile` happens in another tab. */
function goAwayAndBack(meanwhile: () => void): void {
  const { PageTransitionEvent: Transition } = window;
  act(() => void window.dispatchEvent(new Transition('pagehide', { persisted: true })));
  expect(root).not.toBeVisible();
  meanwhile();
  act(() => void window.dispatchEvent(new Transition('pageshow', { persisted: true })));
  expect(root).toBeVisible();
}

const inAnotherTab = (meanwhile: () => void) => {
  meanwhile();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: persistedAuthKey })));
};

describe.each([
  ['fetched again by Back', goAwayAndBack],
  ['beside another tab', inAnotherTab],
])('A page %s', (_, happens) => {
  test('hides the data of a user who signed out at once, and ends at /login', async () => {
    happens(() => {
      known = undefined;
      clearPersistedAuth();
    });
    expect(protectedPage()).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  });

  test('shows the user who has signed in since', async () => {
    happens(() => {
      known = bob;
      storePersistedAuth(bob);
    });
    expect(protectedPage()).toBeNull();
    expect(await screen.findByText(/^Bob /)).toBeVisible();
  });

  test('stays as it was for a user who is still signed in, and sends no request', () => {
    happens(() => undefined);
    expect(protectedPage()).toBeVisible();
    expect(api.callsTo(getUserProfileEndpoint)).toHaveLength(1);
  });
});
