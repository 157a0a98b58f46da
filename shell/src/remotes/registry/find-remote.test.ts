import { describe, expect, test } from '@jest/globals';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import { findPageTitle, findRemote } from './find-remote.ts';

const route = (path: string, permissions: string[] = []) => ({ path, permissions, shellLayout: true });
const bookings = liveRemote({ name: 'mf-bookings', routes: [route('/'), route('/bookings')] });
const hotels = liveRemote({
  name: 'mf-hotels',
  routes: [route('/hotels/*'), route('/review', ['approve_hotels'])],
});
const document = { remotes: [bookings, hotels], restrictedPaths: ['/roles', '/users/:id'] };

describe('findRemote', () => {
  test.each([
    ['/', 'mf-bookings'],
    ['/bookings', 'mf-bookings'],
    ['/hotels', 'mf-hotels'],
    ['/hotels/7/rooms', 'mf-hotels'],
  ])('finds the owner of %s', (path, name) => {
    expect(findRemote(document, path, [])).toMatchObject({ kind: 'remote', remote: { name } });
  });

  test.each(['/roles', '/users/3', '/review'])('denies %s to a user without the permission', (path) => {
    expect(findRemote(document, path, ['manage_hotel']).kind).toBe('denied');
  });

  test('opens a guarded route to holders of its permission', () => {
    expect(findRemote(document, '/review', ['approve_hotels']).kind).toBe('remote');
  });

  test('tells which pages draw all of the window', () => {
    const guest = liveRemote({ routes: [{ ...route('/guest/*'), shellLayout: false }] });
    const found = findRemote({ remotes: [guest], restrictedPaths: [] }, '/guest/abc', []);
    expect(found).toEqual({ kind: 'remote', remote: guest, shellLayout: false });
  });

  test.each(['/bookings/7', '/nowhere', '/users'])('does not know %s', (path) => {
    expect(findRemote(document, path, []).kind).toBe('unknown');
  });
});

test.each([
  ['/staff', 'Staff Management'],
  ['/roles', 'Staff and Roles'],
])('the page %s has the title %s', (path, title) => {
  const routes = [{ ...route('/staff'), title: 'Staff Management' }, route('/roles')];
  expect(findPageTitle(liveRemote({ title: 'Staff and Roles', routes }), path)).toBe(title);
});
