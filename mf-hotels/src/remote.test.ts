import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { apiProblems, remoteProblems } from '@suite/remote-kit/contract-tests';
import { checkDescriptor } from '@suite/descriptor';
import descriptor from '../remote.json';
import remote from './remote.tsx';
import { ListHotelsScreen } from './screens/list-hotels/list-hotels.screen.tsx';

test('remote.json is a descriptor, and its routes are those that have a screen', () => {
  expect(checkDescriptor(descriptor)).toEqual({ ok: true, value: descriptor });
  expect(remoteProblems(remote, descriptor)).toEqual([]);
});

test('remote.json asks for the calls that the queries make', () => {
  expect(apiProblems(join(import.meta.dirname, 'queries'), descriptor)).toEqual([]);
});

test('/hotels shows the hotels', async () => {
  const route = remote.routes.find(({ path }) => path === '/hotels');
  expect(await route?.screen()).toBe(ListHotelsScreen);
});

test('Hotel Management is for approve_hotels alone, last of its group', () => {
  expect(descriptor.routes.find(({ path }) => path === '/hotels')?.permissions).toEqual(['approve_hotels']);
  expect(descriptor.menu.find(({ path }) => path === '/hotels')).toMatchObject({
    label: 'Hotel Management',
    order: 30,
    permissions: ['approve_hotels'],
    group: { id: 'management', label: 'Management', order: 30 },
  });
});
