import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import {
  addPerson,
  addStay,
  openDashboardTest,
  openHotel,
} from '../../testing/contexts/open-dashboard-test.ts';
import { getHotelDashboard } from './get-hotel-dashboard.ts';

let fixture: Awaited<ReturnType<typeof openDashboardTest>>;
beforeAll(async () => {
  fixture = await openDashboardTest();
});
afterAll(() => fixture.drop());

test('guests are named to those with a booking permission alone, whatever their role is called', async () => {
  const { database } = fixture;
  const hotel = await openHotel(database, 'Seaview', { time_zone: 'UTC' });
  const admin = await addPerson(database, hotel, ['manage_hotel']);
  const at = '2026-11-20T09:00:00Z';
  const stay = { hotel_id: hotel.id, checkin_date: '2026-11-20', created_at: at, checked_in_at: at };
  const id = await addStay(database, { ...stay, name: 'Nora Quist' });
  await recordAudit(database, {
    ...{
      actor: admin,
      hotel_id: hotel.id,
      action: 'create-booking',
      subject_type: 'booking',
      subject_id: id,
    },
    happened_at: new Date(at),
  });
  const messagesFor = async (caller: Caller) => {
    const { recentActivities } = await getHotelDashboard(
      database,
      caller,
      {},
      new Date('2026-11-20T10:00:00Z'),
    );
    return recentActivities.map(({ message }) => message).sort();
  };
  expect(await messagesFor(admin)).toEqual(['Checked in: Nora Quist', 'New booking: Nora Quist']);
  const byRole = await addPerson(database, hotel);
  const roles = byRole.roles.map((role) => ({ ...role, role_name: 'Hotel Admin' }));
  expect(await messagesFor({ ...byRole, roles })).toEqual([
    `Checked in: Booking ${id}`,
    `New booking: Booking ${id}`,
  ]);
});
