import { beforeEach, describe, expect, test } from '@jest/globals';
import { getUserProfileEndpoint, type UserProfile } from '@suite/contracts/auth';
import type { RegistryDocument } from '@suite/descriptor';
import { fakeApi, refusal } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import { answerRegistry } from '../testing/answer-registry.ts';
import { liveRemote } from '../testing/live-remote.factory.ts';
import { renderShell } from '../testing/render-shell.tsx';

const guest = liveRemote({
  name: 'mf-guest',
  title: 'Guest',
  routes: [{ path: '/guest/:token', title: 'Your Stay', permissions: [], shellLayout: false }],
});

function open(url: string, user?: UserProfile, document: Partial<RegistryDocument> = {}) {
  fakeApi().on(getUserProfileEndpoint, () => {
    if (!user) throw refusal(401);
    return user;
  });
  answerRegistry({ restrictedPaths: ['/hotels', '/users'], remotes: [guest], ...document });
  return renderShell(url);
}

beforeEach(() => localStorage.clear());

describe('A visitor who is not signed in', () => {
  test.each(['/', '/reports', '/releases', '/hotels', '/users'])(
    'is sent from %s to sign in',
    async (path) => {
      const { url } = open(path);
      await screen.findByRole('heading', { name: 'Welcome' });
      expect(document.title).toBe('Sign In · Management Suite');
      expect(url()).toBe('/login');
    },
  );

  test('is told of an address that leads nowhere, with the way to sign in', async () => {
    open('/no-such-page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('stays at a page that a remote opens to all', async () => {
    const { url } = open('/guest/abc');
    // The guest remote has no files in this test, so its failure card proves that the page stayed.
    expect(await screen.findByRole('heading', { name: 'Guest is not available' })).toBeVisible();
    expect(url()).toBe('/guest/abc');
    expect(document.title).toBe('Your Stay · Management Suite');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('A page that the document does not list, as it omits paths', () => {
  const open = (user: UserProfile | undefined, restricted: boolean | undefined) => {
    fakeApi().on(getUserProfileEndpoint, () => {
      if (!user) throw refusal(401);
      return user;
    });
    answerRegistry({ omitsPaths: true }, { '/platform/remotes/restricted?path=%2Fprices%2F7': restricted });
    return renderShell('/prices/7');
  };

  test.each([
    ['of others, leads a visitor to sign in', undefined, true, 'Welcome'],
    ['that does not exist is not found for a visitor', undefined, false, 'Page not found'],
    ['leads a visitor to sign in without an answer', undefined, undefined, 'Welcome'],
    ['of others is denied to a user', userProfileFactory.build(), true, 'Access Denied'],
    ['that does not exist is not found for a user', userProfileFactory.build(), false, 'Page not found'],
  ])('%s', async (_what, user, restricted, heading) => {
    open(user, restricted);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });
});

describe('A signed-in user', () => {
  const user = userProfileFactory.withoutPermissions().build();
  const operator = userProfileFactory.holding('manage_releases').build({ hotelId: null });

  test.each([
    ['/hotels', 'Access Denied'],
    ['/users', 'Access Denied'],
    ['/releases', 'Access Denied'],
    ['/no-such-page', 'Page not found'],
  ])('sees at %s, inside the layout: %s', async (path, heading) => {
    const { url } = open(path, user);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    expect(document.title).toBe(`${heading} · Management Suite`);
    expect(url()).toBe(path);
  });

  test.each([
    ['a hotel', user, '/'],
    ['the releases', operator, '/releases'],
  ])('is led from a page without permission to one of %s', async (_of, person, start) => {
    open('/hotels', person);
    expect(await screen.findByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', start);
  });

  test.each([
    ['a hotel', user, '/'],
    ['the releases', operator, '/releases'],
  ])('begins, as a user of %s, at their start page', async (_of, person, start) => {
    const { url } = open('/login', person);
    await screen.findByRole('navigation', { name: 'Pages' });
    expect(url()).toBe(start);
  });

  test.each([
    ['a hotel', false, user],
    ['the releases', true, operator],
  ])(
    'of %s is offered the overrides, also by a server in development: %j',
    async (_of, isOffered, person) => {
      open('/reports', person, { freeOverrides: true });
      await screen.findByText('Reports Page (Coming Soon)');
      expect(screen.queryByRole('button', { name: 'Overrides' }) !== null).toBe(isOffered);
    },
  );

  test.each([
    ['names its team where the document does', { owner: 'Guest team', contact: 'guests@example.com' }],
    ['names none otherwise', undefined],
  ])('finds a page that failed, which %s', async (_which, ownership) => {
    open('/guest/abc', operator, { remotes: [{ ...guest, ownership }] });
    const card = await screen.findByRole('alert');
    expect(within(card).queryByText('Guest team') !== null).toBe(ownership !== undefined);
    expect(
      within(card)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(ownership ? ['mailto:guests@example.com'] : []);
  });

  test('sees the reports to come', async () => {
    open('/reports', user);
    expect(await screen.findByText('Reports Page (Coming Soon)')).toBeVisible();
  });

  test('finds a page that draws all of the window without the layout around it', async () => {
    open('/guest/abc', user);
    expect(await screen.findByRole('heading', { name: 'Guest is not available' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
