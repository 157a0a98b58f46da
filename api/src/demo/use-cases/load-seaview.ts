import type { AddStaffPayload } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { choosePassword, readCaller } from '../../auth/auth.public.ts';
import {
  addStaff,
  createLogin,
  createRole,
  findPermissionIds,
  findRoleId,
  staffRole,
} from '../../staff-roles/staff-roles.public.ts';
import { daysBefore, demoAddress, demoPassword, type DemoLoad } from '../demo-load.ts';
import { seaview } from '../domain/account-hotels.ts';
import { seaviewFloors, seaviewRates } from '../domain/rooms-and-rates.ts';
import { keeperRole, otherRoles, type PlannedRole } from '../domain/seaview-roles.ts';
import { loadApprovedHotel } from './load-approved-hotel.ts';
import { loadBookings } from './load-bookings.ts';
import { loadDuty } from './load-duty.ts';
import { loadHousekeeping } from './load-housekeeping.ts';
import { loadInvitations } from './load-invitations.ts';
import { loadRatings } from './load-ratings.ts';
import { loadRooms } from './load-rooms.ts';
import { loadStaff } from './load-staff.ts';

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
    await loadBookings(tx, load, {
      creators: [receptionist, receptionist, admin],
      opened: daysBefore(load.now, 186),
      seed: 20,
      counts: { past: 128, leaving: 9, staying: 34, arriving: 12, coming: 141 },
    });
    await loadRooms(tx, admin, seaviewRates, seaviewFloors);
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
