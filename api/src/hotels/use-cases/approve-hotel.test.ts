import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { defaultPermissionsOf } from '@suite/contracts/permissions';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import type { Caller } from '../../access/caller.ts';
import { readCaller, verifyPassword } from '../../auth/auth.public.ts';
import { schemaSources } from '../../bootstrap/open-storage.ts';
import { hotelRegistration } from '../../testing/contexts/hotel-registration.factory.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';
import { approveHotel } from './approve-hotel.ts';
import { registerHotel } from './register-hotel.ts';
import { rejectHotel } from './reject-hotel.ts';

let test_database: TestDatabase;
let reviewer: Caller;
const settings = { publicUrl: 'https://suite.test' };
const from = { address: '192.0.2.7' };

interface Login {
  user_id: number;
  hotel_id: number;
  usr_password_hash: string;
  usr_firstname: string;
  usr_lastname: string;
  must_change_password: boolean;
  hours: number;
}

beforeAll(async () => {
  test_database = await createTestDatabase({ migrations: schemaSources });
  const { database } = test_database;
  const user_id = await insertUser(database, {
    usr_email: 'reviewer@suite.test',
    hotel_id: null,
    permissions: ['approve_hotels'],
  });
  reviewer = await readCaller(database, user_id, '192.0.2.1');
});
afterAll(() => test_database.drop());

function loginsOf(usr_email: string): Promise<Login[]> {
  return test_database.database.query<Login>(sql`
    select user_id, hotel_id, usr_password_hash, usr_firstname, usr_lastname, must_change_password,
      extract(epoch from one_time_password_expires_at - created_at)::float / 3600 as hours
    from users where usr_email = ${usr_email}
  `);
}

function mailsTo(recipient: string) {
  return test_database.database.query<{ subject: string; body_text: string }>(sql`
    select subject, body_text from emails where recipient = ${recipient}
  `);
}

describe('approve-hotel', () => {
  test('opens the hotel and its Hotel Admin login, and mails the one-time password', async () => {
    const { database } = test_database;
    const registration = hotelRegistration();
    const { id } = await registerHotel(database, registration, from);
    const { hotel, admin_user_id } = await approveHotel(database, reviewer, id, settings);
    expect(hotel).toMatchObject({ is_approved: true, is_active: true, rejected_at: null });
    expect(hotel.approved_at).toBeInstanceOf(Date);

    const [login] = await loginsOf(registration.contact_person_email);
    expect(login).toMatchObject({
      user_id: admin_user_id,
      hotel_id: id,
      usr_firstname: 'Ana Maria',
      usr_lastname: 'Reis',
      must_change_password: true,
      hours: 72,
    });
    const [mail] = await mailsTo(registration.contact_person_email);
    const password = /One-time password: (\S+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
    expect(await verifyPassword(login?.usr_password_hash, password)).toBe(true);
    expect(mail?.body_text).toContain('https://suite.test/login');

    const admin = await readCaller(database, admin_user_id, '');
    expect(admin.roles.map(({ role_name }) => role_name)).toEqual(['Hotel Admin']);
    expect(admin.scope).toEqual({ kind: 'hotel', hotel_id: id });
    expect([...admin.permissions].sort()).toEqual(defaultPermissionsOf('Hotel Admin').sort());
    const audit = await database.query(sql`
      select actor_user_id, address, details from audit_records where action = 'approve-hotel' and hotel_id = ${id}
    `);
    expect(audit).toEqual([
      {
        actor_user_id: reviewer.user_id,
        address: '192.0.2.1',
        details: { hotel_name: registration.hotel_name, admin_user_id },
      },
    ]);
    expect(JSON.stringify(audit)).not.toContain(password);
  });

  test('happens once, however many approve at the same moment', async () => {
    const registration = hotelRegistration();
    const { id } = await registerHotel(test_database.database, registration, from);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => approveHotel(test_database.database, reviewer, id, settings)),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as Error).message)).toEqual(
      Array(3).fill('This hotel has been approved already.'),
    );
    expect(await loginsOf(registration.contact_person_email)).toHaveLength(1);
    expect(await mailsTo(registration.contact_person_email)).toHaveLength(1);
  });

  test('or a rejection, when both come at the same moment', async () => {
    const { database } = test_database;
    const registration = hotelRegistration();
    const { id } = await registerHotel(database, registration, from);
    const outcomes = await Promise.allSettled([
      approveHotel(database, reviewer, id, settings),
      rejectHotel(database, reviewer, id, { rejection_reason: 'No licence' }),
    ]);
    const [approved] = outcomes.map(({ status }) => status === 'fulfilled');
    const refusals = outcomes.flatMap((one) =>
      one.status === 'rejected' ? (one.reason as Error).message : [],
    );
    expect(refusals).toEqual([`This hotel has been ${approved ? 'approved' : 'rejected'} already.`]);
    const [hotel] = await database.query(sql`
      select is_approved, approved_at is null as never_approved, rejected_at is null as never_rejected
      from hotels where id = ${id}`);
    expect(hotel).toEqual({ is_approved: approved, never_approved: !approved, never_rejected: approved });
    expect(await loginsOf(registration.contact_person_email)).toHaveLength(approved ? 1 : 0);
    expect(await mailsTo(registration.contact_person_email)).toHaveLength(1);
    const records = await database.query(sql`
      select action from audit_records where hotel_id = ${id} and action <> 'register-hotel'`);
    expect(records).toEqual([{ action: approved ? 'approve-hotel' : 'reject-hotel' }]);
  });

  test('leaves the hotel undecided when the contact person has an account elsewhere', async () => {
    const { database } = test_database;
    const hotel_id = await insertHotel(database, 'Elsewhere');
    await insertUser(database, { usr_email: 'Known@miramar.test', hotel_id, permissions: [] });
    const registration = hotelRegistration({ contact_person_email: 'known@Miramar.test' });
    const { id } = await registerHotel(database, registration, from);
    await expect(approveHotel(database, reviewer, id, settings)).rejects.toMatchObject({
      errorType: 'CONFLICT',
      message: 'known@miramar.test has an account already.',
    });
    const [hotel] = await database.query(sql`select is_approved, is_active from hotels where id = ${id}`);
    expect(hotel).toEqual({ is_approved: null, is_active: false });
    expect(await database.query(sql`select id from roles where hotel_id = ${id}`)).toEqual([]);
    expect(await mailsTo('known@Miramar.test')).toEqual([]);
  });

  test('needs approve_hotels, and a hotel that is there and not rejected', async () => {
    const { database } = test_database;
    const { id } = await registerHotel(database, hotelRegistration(), from);
    const outsider = { ...reviewer, permissions: ['manage_users' as const] };
    await expect(approveHotel(database, outsider, id, settings)).rejects.toMatchObject({
      errorType: 'PERMISSION_DENIED',
    });
    await expect(approveHotel(database, reviewer, 0, settings)).rejects.toMatchObject({
      errorType: 'HOTEL_NOT_FOUND',
    });
    await rejectHotel(database, reviewer, id, { rejection_reason: 'No licence' });
    await expect(approveHotel(database, reviewer, id, settings)).rejects.toMatchObject({
      errorType: 'CONFLICT',
      message: 'This hotel has been rejected already.',
    });
  });
});

describe('reject-hotel', () => {
  test('writes in the language of the account with the address, else in that of the reviewer', async () => {
    const { database } = test_database;
    const owner = 'owner@miramar.test';
    const owner_id = await insertUser(database, { usr_email: owner, hotel_id: null, permissions: [] });
    const choose = (user_id: number, language: string | null) =>
      database.query(sql`update users set usr_language = ${language} where user_id = ${user_id}`);
    await choose(reviewer.user_id, 'de');
    await choose(owner_id, 'fr');
    const registrations = [hotelRegistration({ contact_person_email: owner }), hotelRegistration()];
    for (const registration of registrations) {
      const { id } = await registerHotel(database, registration, from);
      await rejectHotel(database, reviewer, id, { rejection_reason: 'No licence' });
    }
    await choose(reviewer.user_id, null);
    const [toOwner, toOther] = registrations.map(({ contact_person_email }) => contact_person_email);
    expect(await mailsTo(toOwner ?? '')).toMatchObject([
      { subject: 'Votre inscription de Hotel Miramar', body_text: expect.stringContaining('No licence') },
    ]);
    expect(await mailsTo(toOther ?? '')).toMatchObject([{ subject: 'Ihre Registrierung von Hotel Miramar' }]);
  });

  test('keeps and mails the trimmed reason, once, and lets the hotel register again', async () => {
    const { database } = test_database;
    const registration = hotelRegistration();
    const { id } = await registerHotel(database, registration, from);
    const rejection = { rejection_reason: '  The licence <2024> has ended.\nSend the new one. ' };
    const hotel = await rejectHotel(database, reviewer, id, rejection);
    const reason = 'The licence <2024> has ended.\nSend the new one.';
    expect(hotel).toMatchObject({ is_approved: false, approved_at: null, rejection_reason: reason });
    expect(hotel.rejected_at).toBeInstanceOf(Date);
    const [mail] = await database.query<{ body_text: string; body_html: string }>(sql`
      select body_text, body_html from emails where recipient = ${registration.contact_person_email}
    `);
    expect(mail?.body_text).toContain(reason);
    expect(mail?.body_html).toContain('The licence &lt;2024&gt; has ended.<br>');
    expect(await loginsOf(registration.contact_person_email)).toEqual([]);
    await expect(rejectHotel(database, reviewer, id, rejection)).rejects.toMatchObject({
      errorType: 'CONFLICT',
    });

    const again = await registerHotel(database, registration, from);
    expect(again.is_approved).toBeNull();
  });

  test.each(['', '   ', '\n'])('needs a reason: %p', async (rejection_reason) => {
    const { database } = test_database;
    const { id } = await registerHotel(database, hotelRegistration(), from);
    await expect(rejectHotel(database, reviewer, id, { rejection_reason })).rejects.toMatchObject({
      errorType: 'VALIDATION_ERROR',
      fields: [{ field: 'rejection_reason', message: 'Rejection reason is required' }],
    });
  });
});
