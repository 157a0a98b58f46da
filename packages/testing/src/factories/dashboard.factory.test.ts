import { expect, test } from '@jest/globals';
import {
  getDashboardEndpoint,
  listDutyEndpoint,
  listHousekeepingRoomsEndpoint,
  listTasksEndpoint,
} from '@suite/contracts/dashboard';
import { dashboardFactory, housekeepingFactory, paginationFactory } from './index.ts';

test.each(Object.entries(dashboardFactory))(
  'dashboardFactory, %s: as the contract promises',
  (_state, build) => {
    expect(getDashboardEndpoint.result.validateSync(build(), { strict: true })).toEqual(build());
  },
);

test('housekeepingFactory: as the contracts promise, each with an id of its own', () => {
  const { room, task, duty } = housekeepingFactory;
  const pagination = paginationFactory.build({ total: 2 });
  const pages = [
    [listHousekeepingRoomsEndpoint, { rooms: [room(), room()], pagination }],
    [listTasksEndpoint, { tasks: [task(), task()], pagination }],
    [listDutyEndpoint, { staff: [duty(), duty()], pagination }],
  ] as const;
  for (const [{ result }, page] of pages) expect(result.isValidSync(page, { strict: true })).toBe(true);
  expect(room().id).not.toBe(room().id);
});
