import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { apiProblems, remoteProblems } from '@suite/remote-kit/contract-tests';
import { checkDescriptor } from '@suite/descriptor';
import descriptor from '../remote.json';
import remote from './remote.tsx';
import { ListBookingsScreen } from './screens/list-bookings/list-bookings.screen.tsx';

test('remote.json is a descriptor, and its routes are those that have a screen', () => {
  expect(checkDescriptor(descriptor)).toEqual({ ok: true, value: descriptor });
  expect(remoteProblems(remote, descriptor)).toEqual([]);
});

test('remote.json asks for the calls that the queries make', () => {
  expect(apiProblems(join(import.meta.dirname, 'queries'), descriptor)).toEqual([]);
});

test.each(['/', '/bookings'])('%s shows the bookings', async (path) => {
  const route = remote.routes.find((one) => one.path === path);
  expect(await route?.screen()).toBe(ListBookingsScreen);
});
