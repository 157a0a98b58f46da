import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openDeskTest, type DeskTest } from '../testing/contexts/open-desk-test.ts';
import { nothingRead } from './domain/nothing-read.ts';
import { sealDocuments } from './use-cases/seal-documents.ts';
import { sweepStrays } from './use-cases/sweep-images.ts';

let desk: DeskTest;
beforeAll(async () => {
  desk = await openDeskTest();
});
afterAll(() => desk.room.close());
beforeEach(async () => {
  desk.room.engine.answer = {};
  await desk.book();
});

const onDocument = { full_name: 'INES DUARTE', date_of_birth: '1990-01-31', number_last4: '4821' };
const plain = JSON.stringify({ ...nothingRead, ...onDocument });
const stored = async () => {
  const [row] = await desk.room.database.query<{ sealed: Buffer | null; row: string }>(sql`
    select document_sealed as sealed, attempts::text as row from verification_attempts attempts
    where booking_id = ${desk.party.booking_id}`);
  if (!row) throw new Error('There is no check');
  return row;
};
const seenAtDesk = async () =>
  (await desk.call('/verification')).json().result.people[0].checks[0].document_data as object | null;
const check = () => desk.room.check(desk.party.token);
const place = () => ({ database: desk.room.database, images: desk.room.app.images });

test('the data of a document is stored sealed, and the guest and the desk read it', async () => {
  const checked = await check();
  expect(checked.json().result.document_data).toMatchObject(onDocument);
  expect(await seenAtDesk()).toMatchObject(onDocument);
  const { sealed, row } = await stored();
  expect(sealed).toBeInstanceOf(Buffer);
  for (const value of Object.values(onDocument)) {
    expect(row).not.toContain(value);
    expect(sealed?.includes(value)).toBe(false);
  }
});

test('data that an earlier version stored without sealing it is sealed', async () => {
  const { database, config } = desk.room;
  await check();
  await database.query(sql`
    update verification_attempts set document_sealed = null, document_data = ${plain}::jsonb
    where booking_id = ${desk.party.booking_id}`);
  expect((await stored()).row).toContain('INES DUARTE');
  await sealDocuments({ database, secretKey: config.secretKey });
  expect((await stored()).row).not.toContain('INES DUARTE');
  expect(await seenAtDesk()).toMatchObject(onDocument);
});

test('sealed data that was moved or altered is not shown, and its check can still be looked at', async () => {
  await check();
  const { sealed } = await stored();
  await desk.book();
  await check();
  const { database } = desk.room;
  await database.query(sql`
    update verification_attempts set document_sealed = ${sealed} where booking_id = ${desk.party.booking_id}`);
  expect(await seenAtDesk()).toBeNull();
  await database.query(sql`
    update verification_attempts set document_sealed = ${randomBytes(80)} where booking_id = ${desk.party.booking_id}`);
  expect(await seenAtDesk()).toBeNull();
});

const today = sql`(now() at time zone 'UTC')::date`;

test.each([
  ['the booked check-out was 29 days ago', sql`checkout_date = ${today} - 29`, true],
  ['the booked check-out was 30 days ago', sql`checkout_date = ${today} - 30`, false],
  [
    'the guests left 30 days ago, before the booked day',
    sql`checkout_date = ${today} + 1, checked_in_at = now() - interval '31 days', checked_out_at = now() - interval '30 days'`,
    false,
  ],
  ['the booking was deleted this minute', sql`deleted_at = now()`, true],
  ['the booking was deleted and cannot be restored', sql`deleted_at = now() - interval '2 minutes'`, false],
])('of a hotel that keeps it for 30 days, when %s: kept %s', async (_when, change, isKept) => {
  await check();
  await desk.room.database.query(sql`
    update bookings set checkin_date = ${today} - 60, ${change} where id = ${desk.party.booking_id}`);
  await sweepStrays(place());
  expect((await stored()).sealed !== null).toBe(isKept);
});

test.each([
  ['fewer days than the guest consented to', 30, 5, 6],
  ['more days than the guest consented to', 5, 30, 6],
])('is deleted early enough when the hotel keeps it for %s', async (_how, agreed, now, daysAgo) => {
  const { database, seaview } = desk.room;
  const keep = (days: number) =>
    database.query(sql`update hotels set document_retention_days = ${days} where id = ${seaview}`);
  await keep(agreed);
  await check();
  await keep(now);
  await database.query(sql`
    update bookings set checkin_date = ${today} - 60, checkout_date = ${today} - ${daysAgo}::integer
    where id = ${desk.party.booking_id}`);
  await sweepStrays(place());
  await keep(30);
  expect((await stored()).sealed).toBeNull();
  expect(await seenAtDesk()).toBeNull();
});

test('is deleted with the data of the guest, also what was not sealed yet', async () => {
  const { room, party } = desk;
  await check();
  await room.database.query(sql`
    update verification_attempts set document_data = ${plain}::jsonb
    where booking_id = ${party.booking_id}`);
  const headers = { 'x-verification-token': party.token };
  const deleted = await room.app.inject({ method: 'DELETE', url: '/api/verification/data', headers });
  expect(deleted.statusCode).toBe(200);
  const { sealed, row } = await stored();
  expect(sealed).toBeNull();
  expect(row).not.toContain('INES DUARTE');
});
