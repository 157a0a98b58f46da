import type { AddStaffPayload } from '@suite/contracts/staff-roles';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { Database } from '@suite/database';
import { planStaff } from '../domain/plan-staff.ts';
import { keeperRole, otherRoles, seaview, seaviewFloors, seaviewRates } from '../domain/account-hotels.ts';
import type { PlannedRole } from '../domain/account-hotels.ts';
import { findHousekeepingRooms } from '../../rooms/rooms.public.ts';
import { choosePassword, hashPassword, readCaller } from '../../auth/auth.public.ts';
import { assignRooms, setDuty } from '../../dashboard/dashboard.public.ts';
import type { Caller } from '../../access/caller.ts';
import { listBookings } from '../../bookings/bookings.public.ts';
import {
  addStaff,
  createLogin,
  createRole,
  findDuties,
  findPermissionIds,
  findRoleId,
  importStaff,
  staffRole,
} from '../../staff-roles/staff-roles.public.ts';
import { makePeople } from '../domain/people.ts';
import { daysBefore, demoAddress, demoPassword, type DemoLoad } from '../demo-load.ts';
import { sendVerification } from '../../guest-links/guest-links.public.ts';
import { makeChoices } from '../domain/choices.ts';
import { loadApprovedHotel, loadRatings, loadRooms } from './load-approved-hotel.ts';
import { loadBookings } from './load-bookings.ts';
import { loadDesk } from './load-desk.ts';
import { loadHousekeeping } from './load-housekeeping.ts';

const frontDesk = {
  usr_firstname: 'Tomás',
  usr_lastname: 'Almeida',
  usr_email: 'staff@seaview.test',
  usr_phone: '+351 913555071',
  position: 'Receptionist',
};
const roleKeeper = {
  usr_firstname: 'Inês',
  usr_lastname: 'Carvalho',
  usr_email: 'roles@seaview.test',
  usr_phone: '+351 914555032',
  position: 'Human Resources',
};
const trainee = {
  usr_firstname: 'Rui',
  usr_lastname: 'Lopes',
  usr_email: 'none@seaview.test',
  usr_phone: null,
  position: 'Trainee',
};

export async function loadSeaview(load: DemoLoad, super_admin_id: number): Promise<void> {
  load.progress('Opening the hotel Seaview');
  await load.database.transaction(async (tx) => {
    const admin = await loadApprovedHotel(tx, load, super_admin_id, seaview, 200);
    const receptionist = await loadPeople(tx, load, admin);
    await loadStaff(tx, load, admin);
    await loadRooms(tx, admin, seaviewRates, seaviewFloors);
    await loadBookings(tx, load, {
      rooms: seaviewFloors,
      creators: [receptionist, receptionist, admin],
      opened: daysBefore(load.now, 186),
      seed: 20,
      counts: { past: 128, leaving: 9, staying: 34, arriving: 12, coming: 141 },
    });
    await loadDesk(tx, load, { admin, receptionist });
    const keepers = await loadDuty(tx, admin, receptionist);
    await loadHousekeeping(tx, load, { admin, keepers });
    await loadRatings(tx, load, admin);
    await loadInvitations(tx, load, receptionist);
  });
}

async function loadPeople(tx: Database, load: DemoLoad, admin: Caller): Promise<Caller> {
  const hotel = { id: admin.hotel_id ?? 0, hotel_name: admin.hotel_name ?? '' };
  const settings = { publicUrl: load.publicUrl, now: daysBefore(load.now, 190) };
  async function open(user_id: number): Promise<number> {
    await choosePassword(tx, { user_id, address: demoAddress }, demoPassword, settings.now);
    return user_id;
  }
  async function add(person: Omit<AddStaffPayload, 'role_ids'>, role_id: number): Promise<number> {
    const { user_id } = await addStaff(tx, admin, { ...person, role_ids: [role_id] }, settings);
    return open(user_id);
  }

  const staffRoleId = await findRoleId(tx, hotel.id, staffRole.role_name);
  if (staffRoleId === null) throw new Error(`${hotel.hotel_name} has no ${staffRole.role_name} role.`);
  const addRole = async ({ permissions, ...role }: PlannedRole) => {
    const permission_ids = await findPermissionIds(tx, permissions);
    return (await createRole(tx, admin, { ...role, permission_ids }, settings.now)).id;
  };
  const keeperRoleId = await addRole(keeperRole);
  for (const role of otherRoles) await addRole(role);
  const receptionistId = await add(frontDesk, staffRoleId);
  await add(roleKeeper, keeperRoleId);
  // `addStaff` requires a role; this account shows a person without one.
  const { user_id } = await createLogin(tx, {
    ...trainee,
    ...settings,
    hotel,
    role_ids: [],
    reason: (t) =>
      t('You are now part of the team of {hotel_name} in the Management Suite.', {
        hotel_name: hotel.hotel_name,
      }),
    inviter_id: admin.user_id,
  });
  await open(user_id);
  return readCaller(tx, receptionistId, demoAddress);
}

async function loadStaff(tx: Database, { now }: DemoLoad, admin: Caller): Promise<void> {
  const { hotel_id } = admin;
  const role_id = hotel_id === null ? null : await findRoleId(tx, hotel_id, staffRole.role_name);
  if (hotel_id === null || role_id === null) throw new Error(`${admin.hotel_name} has no role for staff.`);
  const choices = makeChoices(41);
  const staff = planStaff({ choices, people: makePeople(choices), opened: daysBefore(now, 186), now });
  const people = staff.map((person) => ({ ...person, role_ids: [role_id] }));
  await importStaff(tx, admin, hotel_id, people, await hashPassword(demoPassword));
}

const departmentOf: Readonly<Record<string, string>> = {
  Housekeeper: 'Housekeeping',
  Receptionist: 'Reception',
  'Night Porter': 'Reception',
  Waiter: 'Restaurant',
  Chef: 'Restaurant',
  'Maintenance Technician': 'Maintenance',
  'Security Guard': 'Security',
};
const most = 100;

async function loadDuty(tx: Database, admin: Caller, receptionist: Caller): Promise<number[]> {
  const hotel_id = admin.hotel_id ?? 0;
  const { rows } = await findDuties(tx, { hotel_id }, { skip: 0, take: most });
  for (const [index, { user_id, position }] of rows.entries()) {
    const department = departmentOf[position ?? ''];
    if (department) await setDuty(tx, admin, user_id, { department, is_on_duty: index % 3 !== 2 });
  }
  const cleaners = rows.filter(({ position }) => position === 'Housekeeper').map(({ user_id }) => user_id);
  // Visitors usually try the receptionist's account, so that it gets rooms of its own.
  const keepers = [receptionist.user_id, ...cleaners];
  const rooms = await findHousekeepingRooms(tx, { hotel_id }, { skip: 0, take: most });
  const share = Math.ceil(rooms.length / keepers.length);
  for (const [index, user_id] of keepers.entries()) {
    const room_ids = rooms.slice(index * share, (index + 1) * share).map(({ id }) => id);
    if (room_ids.length > 0) await assignRooms(tx, admin, { room_ids, user_id });
  }
  return keepers;
}

/** Sends links for visitors to try: one guest travels alone, one with company. */
async function loadInvitations(tx: Database, load: DemoLoad, sender: Caller): Promise<void> {
  const today = calendarDateIn(sender.hotel_time_zone ?? 'UTC', load.now);
  const { bookings } = await listBookings(tx, sender, {
    status: 'pending',
    dateFrom: addDays(today, 1),
    page: 1,
    limit: 100,
  });
  const single = bookings.filter(({ group_id, is_overbooked }) => group_id === null && !is_overbooked);
  const alone = single.find(({ passengers }) => passengers.length === 0);
  const together = single.find(({ passengers }) => passengers.some(({ type }) => type === 'Adult'));
  for (const booking of [alone, together]) {
    if (booking) await sendVerification(tx, sender, booking.id, load, load.now);
  }
}
