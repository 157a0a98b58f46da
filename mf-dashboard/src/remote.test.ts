import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { apiProblems, remoteProblems } from '@suite/remote-kit/contract-tests';
import { checkDescriptor } from '@suite/descriptor';
import descriptor from '../remote.json';
import remote from './remote.tsx';
import { GetDashboardScreen } from './screens/get-dashboard/get-dashboard.screen.tsx';
import { ListAttentionItemsScreen } from './screens/list-attention-items/list-attention-items.screen.tsx';

test('remote.json is a descriptor, and its routes are those that have a screen', () => {
  expect(checkDescriptor(descriptor)).toEqual({ ok: true, value: descriptor });
  expect(remoteProblems(remote, descriptor)).toEqual([]);
});

test('remote.json asks for the calls that the queries make', () => {
  expect(apiProblems(join(import.meta.dirname, 'queries'), descriptor)).toEqual([]);
});

test('/dashboard shows the dashboard, and /attention what waits', async () => {
  const screens = await Promise.all(remote.routes.map((route) => route.screen()));
  expect(screens).toEqual([GetDashboardScreen, ListAttentionItemsScreen]);
});
