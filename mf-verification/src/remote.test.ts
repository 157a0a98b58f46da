import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mayManageBooking } from '@suite/contracts/permissions';
import { apiProblems, remoteProblems } from '@suite/remote-kit/contract-tests';
import { checkDescriptor } from '@suite/descriptor';
import descriptor from '../remote.json';
import remote from './remote.tsx';

test('remote.json is a descriptor, and its routes are those that have a screen', () => {
  expect(checkDescriptor(descriptor)).toEqual({ ok: true, value: descriptor });
  expect(remoteProblems(remote, descriptor)).toEqual([]);
});

test('remote.json asks for the calls that the queries make', () => {
  expect(apiProblems(join(import.meta.dirname, 'queries'), descriptor)).toEqual([]);
});

test('the section of Booking Details is for those who manage bookings', () => {
  expect(descriptor.fills).toMatchObject([{ module: './verify-guests', permissions: [...mayManageBooking] }]);
});

test('every page needs no permission, fills the window and is in no menu', () => {
  expect(descriptor.access).toBe('public');
  expect(descriptor.menu).toEqual([]);
  expect(descriptor.routes.filter(({ shellLayout }) => shellLayout)).toEqual([]);
});
