import { describe, expect, test } from '@jest/globals';
import { exportBookingsEndpoint, mayExportBookings, readIds } from './export-bookings.endpoint.ts';

const read = (query: object) => exportBookingsEndpoint.query!.validateSync(query);
const notIds = 'Ids must be booking numbers separated by commas';

describe('the query of export-bookings', () => {
  test('takes filters, an order and a selection', () => {
    const query = { status: 'pending', search: 'ann', sort: 'name', order: 'desc', ids: '3,1,2' };
    expect(read(query)).toMatchObject(query);
    expect(readIds('3,1,3')).toEqual([3, 1]);
    expect([readIds(''), readIds(undefined)]).toEqual([[], []]);
    const thousand = Array.from({ length: 1_000 }, (_, id) => id + 1).join(',');
    expect(readIds(read({ ids: `${thousand},7,8` }).ids)).toHaveLength(1_000);
  });
  test.each<[object, string]>([
    [{ format: 'pdf' }, 'Format must be csv or xlsx'],
    [{ separator: 'tab' }, 'Separator must be comma or semicolon'],
    [{ ids: '1;2' }, notIds],
    [{ ids: '1,' }, notIds],
    [{ ids: '0' }, notIds],
    [{ ids: '-1' }, notIds],
    [{ ids: '2147483648' }, notIds],
    [{ ids: '1 or 1=1' }, notIds],
    [{ ids: ['1', '2'] }, 'Ids must be text'],
    [{ ids: Array.from({ length: 1_001 }, (_, id) => id + 1).join(',') }, 'At most 1000 bookings'],
    [{ sort: 'email' }, 'Sort must be one of created_at, name'],
    [{ sort: 'created_at; drop table' }, 'Sort must be one of'],
    [{ sort: ['name', 'status'] }, 'Sort must be one of'],
    [{ order: 'up' }, 'Order must be asc or desc'],
    [{ dateFrom: '2027-03-06', dateTo: '2027-03-05' }, 'From date must not be after To date'],
  ])('%j: %s', (query, message) => {
    expect(() => read(query)).toThrow(message);
  });
});

test.each<[string[], string[], boolean]>([
  [['manage_hotel'], [], true],
  [[], ['Super Admin'], true],
  [[], ['Porter', 'Hotel Admin'], true],
  [['create_staff', 'hotel_checkins_manage', 'update_permissions'], ['Staff'], false],
  [['manage_releases'], ['Platform Operator'], false],
  [[], [], false],
])('with %j and the roles %j export is allowed: %s', (permissions, names, allowed) => {
  expect(
    mayExportBookings(
      permissions,
      names.map((role_name) => ({ role_name })),
    ),
  ).toBe(allowed);
});
