import { sql } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { registerHotel } from '../../hotels/hotels.public.ts';
import { testPassword } from '../create-test-app.ts';
import { hotelRegistration } from '../contexts/hotel-registration.factory.ts';
import { insertUser } from '../contexts/insert-user.ts';
import { addOwnPhoto, bookingCalls, deskCalls } from './booking-calls.ts';
import { calendarCalls } from './calendar-calls.ts';
import { importCalls } from './import-calls.ts';
import { integrationCalls } from './integration-calls.ts';
import { addRoom, idOf, naming, unique, type MatrixCall, type Sent } from './matrix-call.ts';
import { webhookCalls } from './webhook-calls.ts';

async function addColleague({ db, hotel_id, permission }: MatrixCall) {
  const usr_email = `${unique()}@hotel-${hotel_id}.test`;
  const id = await insertUser(db, { usr_email, hotel_id, permissions: [permission] });
  const role = db.query<{ id: number }>(sql`select role_id as id from user_roles where user_id = ${id}`);
  return { id, role_id: await idOf(role) };
}

function addRole({ db, hotel_id, permission }: MatrixCall): Promise<number> {
  return idOf(
    db.query(sql`
      with role as (insert into roles (hotel_id, role_name) values (${hotel_id}, ${unique()}) returning id),
      granted as (
        insert into role_permissions (role_id, permission_id)
        select role.id, permissions.id from role, permissions where permission_name = ${permission}
      )
      select id from role`),
  );
}

async function addBlock(call: MatrixCall): Promise<number> {
  const room_id = await addRoom(call);
  return idOf(
    call.db.query(sql`
      insert into room_nights (hotel_id, room_id, during, block_kind, reason)
      values (${call.hotel_id}, ${room_id}, daterange(${block.from}::date, ${block.to}::date), ${block.kind}, ${block.reason})
      returning id`),
  );
}

async function addAssignedRoom(call: MatrixCall): Promise<number> {
  const id = await addRoom(call);
  await call.db.query(sql`update rooms set assigned_user_id = ${call.user_id} where id = ${id}`);
  return id;
}

function addTask({ db, hotel_id }: MatrixCall): Promise<number> {
  return idOf(
    db.query(sql`
      insert into housekeeping_tasks (hotel_id, kind, task, priority, day, due_at)
      values (${hotel_id}, 'housekeeping', ${unique()}, 'Low', '2030-01-01', now()) returning id`),
  );
}

function addRecord({ db, user_id, hotel_id }: MatrixCall): Promise<void> {
  const actor = { user_id, address: '192.0.2.1' };
  return recordAudit(db, {
    actor,
    hotel_id,
    action: 'update-rates',
    subject_type: 'hotel',
    subject_id: hotel_id,
  });
}

async function addAccount({ db }: MatrixCall): Promise<{ id: number }> {
  const id = await insertUser(db, { usr_email: `${unique()}@suite.test`, hotel_id: null, permissions: [] });
  await db.query(sql`
    insert into user_roles (user_id, role_id)
    select ${id}::integer, id from roles where hotel_id is null and role_name = 'Super Admin'`);
  return { id };
}

async function addPending({ db }: MatrixCall): Promise<{ id: number }> {
  return registerHotel(db, hotelRegistration(), { address: '' });
}

async function permissionIds({ db, permission }: MatrixCall): Promise<number[]> {
  return [await idOf(db.query(sql`select id from permissions where permission_name = ${permission}`))];
}

async function roleBody(call: MatrixCall) {
  return { role_name: unique(), role_description: '', permission_ids: await permissionIds(call) };
}

const person = { usr_firstname: 'Nora', usr_lastname: 'Quist', position: 'Receptionist' };
const account = { usr_firstname: 'Nora', usr_lastname: 'Quist', role_name: 'Super Admin' };
const addTwoAccounts = async (call: MatrixCall) => {
  await addAccount(call);
  return addAccount(call);
};
const addPasskey = async ({ db, owner_id }: MatrixCall) => {
  // A user may have at most twenty.
  await db.query(sql`delete from passkeys where user_id = ${owner_id}`);
  const [row] = await db.query<{ id: string }>(sql`
    insert into passkeys (user_id, credential_id, public_key, sign_count, passkey_name)
    values (${owner_id}, ${unique()}, '', 0, 'Key') returning id`);
  return { id: row?.id ?? '' };
};
const addNotification = async ({ db, owner_id }: MatrixCall) => ({
  id: await idOf(
    db.query(sql`insert into notifications (user_id, kind) values (${owner_id}, 'desk') returning id`),
  ),
});
const withPasskey = async (db: MatrixCall['db'], id: number) => {
  await db.query(sql`
    insert into passkeys (user_id, credential_id, public_key, sign_count, passkey_name)
    values (${id}, ${unique()}, '', 0, 'Key')`);
  return { id };
};
const withSession = async (db: MatrixCall['db'], id: number) => {
  const [row] = await db.query<{ id: string }>(
    sql`insert into sessions (user_id) values (${id}) returning id`,
  );
  return { id, within: row?.id ?? '' };
};
const task = {
  ...{ task: 'Air the lobby', kind: 'housekeeping', priority: 'Low' },
  ...{ due_date: '2030-01-01', due_time: '09:30' },
};
const block = { from: '2030-01-01', to: '2030-01-03', kind: 'out_of_order', reason: 'Shower' };
const room = () => ({ room_number: unique(), room_type: 'Double', status: 'Dirty' });
const { hotel_name: _name, registration_number: _number, ...contact } = hotelRegistration();

export const matrixCalls: Record<string, (call: MatrixCall) => Promise<Sent>> = {
  login: async () => ({ body: { usr_email: 'nobody@seaview.test', usr_password: testPassword } }),
  'forgot-password': async () => ({ body: { usr_email: 'nobody@seaview.test' } }),
  'register-hotel': async () => ({ body: hotelRegistration() }),
  'list-audit-records': async (call) => {
    await addRecord(call);
    return { query: `?hotelId=${call.hotel_id}` };
  },
  'export-audit-records': async (call) => {
    await addRecord(call);
    return { query: `?hotelId=${call.hotel_id}` };
  },
  'get-user-photo': addOwnPhoto,
  'update-user-profile': async () => ({ body: { usr_firstname: 'Nora' } }),
  'send-email-verification': async () => ({ body: { new_email: `${unique()}@suite.test` } }),
  'end-session': async ({ db, owner_id, user_id, session_id }) => {
    if (owner_id === user_id) return { id: session_id };
    return { id: (await withSession(db, owner_id)).within };
  },
  'update-list-settings': async () => ({ id: 'staff', body: { hidden_columns: [], views: [] } }),
  'get-list-settings': async () => ({ id: 'staff' }),
  'read-notification': addNotification,
  'snooze-attention-item': async () => ({ body: { key: 'desk primary 1', hours: 4 } }),
  'read-all-notifications': async () => ({ body: { newest: 1 } }),
  'update-notification-preference': async () => ({ id: 'desk', body: { in_app: true, daily_mail: true } }),
  'rename-passkey': async (call) => ({ ...(await addPasskey(call)), body: { passkey_name: 'Desk' } }),
  'delete-passkey': addPasskey,
  'get-hotel': async ({ hotel_id }) => ({ id: hotel_id }),
  'approve-hotel': addPending,
  'reject-hotel': async (call) => ({ ...(await addPending(call)), body: { rejection_reason: 'Incomplete' } }),
  'update-hotel-profile': async () => ({ body: { ...contact, time_zone: 'UTC', retention_hours: 24 } }),
  'update-rates': async () => ({
    body: { currency: 'EUR', rates: [{ room_type: 'Single', nightly_rate: 80.5 }] },
  }),
  'create-rooms': async () => ({ body: { rooms: [room()] } }),
  'update-room': async (call) => ({ id: await addRoom(call), body: room() }),
  'delete-room': async (call) => ({ id: await addRoom(call) }),
  'create-block': async (call) => ({ body: { ...block, room_id: await addRoom(call) } }),
  'delete-block': async (call) => ({ id: await addBlock(call) }),
  'create-account': async () => ({ body: { ...account, usr_email: `${unique()}@suite.test` } }),
  'update-account': async (call) => ({ ...(await addAccount(call)), body: account }),
  'deactivate-account': addTwoAccounts,
  'activate-account': async (call) => {
    const { id } = await addAccount(call);
    await call.db.query(sql`update users set is_active = false where user_id = ${id}`);
    return { id };
  },
  'update-sign-in-rules': async () => ({ body: { requires_second_factor: false } }),
  'reset-account-second-factor': async (call) => withPasskey(call.db, (await addAccount(call)).id),
  'reset-staff-second-factor': async (call) => withPasskey(call.db, (await addColleague(call)).id),
  'list-account-sessions': addAccount,
  'end-account-session': async (call) => withSession(call.db, (await addAccount(call)).id),
  'end-account-sessions': addAccount,
  'list-staff-sessions': addColleague,
  'end-staff-session': async (call) => withSession(call.db, (await addColleague(call)).id),
  'end-staff-sessions': addColleague,
  'remove-account': addTwoAccounts,
  'list-staff': async (call) => {
    await addColleague(call);
    return { query: `?limit=100&hotelId=${call.hotel_id}` };
  },
  'list-roles': async ({ hotel_id }) => ({ query: `?hotelId=${hotel_id}` }),
  'get-staff': async (call) => ({ id: (await addColleague(call)).id }),
  'add-staff': async (call) => ({
    body: {
      ...person,
      ...naming(call),
      usr_email: `${unique()}@new.test`,
      role_ids: [await addRole(call)],
    },
  }),
  'update-staff': async (call) => {
    const { id, role_id } = await addColleague(call);
    return { id, body: { ...person, role_ids: [role_id] } };
  },
  'remove-staff': async (call) => ({ id: (await addColleague(call)).id }),
  'invite-staff': async (call) => {
    const { id } = await addColleague(call);
    await call.db.query(sql`update users set must_change_password = true where user_id = ${id}`);
    return { id };
  },
  'deactivate-staff': async (call) => ({ id: (await addColleague(call)).id }),
  'activate-staff': async (call) => {
    const { id } = await addColleague(call);
    await call.db.query(sql`update users set is_active = false where user_id = ${id}`);
    return { id };
  },
  'update-staff-roles': async (call) => {
    const { id } = await addColleague(call);
    return { id, body: { role_ids: [await addRole(call)] } };
  },
  'create-role': async (call) => ({ body: { ...(await roleBody(call)), ...naming(call) } }),
  'update-role': async (call) => ({ id: await addRole(call), body: await roleBody(call) }),
  'get-role': async (call) => ({ id: await addRole(call) }),
  'delete-role': async (call) => ({ id: await addRole(call) }),
  ...bookingCalls,
  ...calendarCalls,
  ...importCalls,
  ...deskCalls,
  ...webhookCalls,
  ...integrationCalls,
  'create-task': async () => ({ body: task }),
  'assign-task': async (call) => ({ id: await addTask(call), body: { user_id: null } }),
  'finish-task': async (call) => ({ id: await addTask(call) }),
  'delete-task': async (call) => ({ id: await addTask(call) }),
  'set-room-state': async (call) => ({ id: await addAssignedRoom(call), body: { status: 'Dirty' } }),
  'assign-rooms': async (call) => ({ body: { room_ids: [await addRoom(call)], user_id: null } }),
  'list-months': async () => ({ query: '?from=2030-01&to=2030-02' }),
  'export-month': async () => ({ id: '2030-01', query: '?format=csv' }),
  'set-duty': async (call) => ({ id: (await addColleague(call)).id, body: { is_on_duty: true } }),
};
