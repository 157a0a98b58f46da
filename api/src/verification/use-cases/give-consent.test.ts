import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestApp } from '../../testing/create-test-app.ts';
import { addBooking, addHotel } from '../../testing/contexts/open-bookings-test.ts';
import {
  leftNothing,
  openVerificationTest,
  said,
  type VerificationTest,
} from '../../testing/contexts/open-verification-test.ts';

let room: VerificationTest;

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());

const keepFor = (hours: number) =>
  room.database.query(sql`update hotels set retention_hours = ${hours} where id = ${room.seaview}`);
const agree = async (token: string, version: string) =>
  said(await room.call(token, '/verification/consent', { version, locale: 'en' }));
const terms = async (token: string) => {
  const { face_engine, retention_hours, consent_version } = (
    await room.call('', `/getuser_by_token/${token}`)
  ).json().result;
  return [face_engine, retention_hours, consent_version];
};

describe('a consent', () => {
  test('is to the hotel’s own hours, and to no more of them', async () => {
    await keepFor(48);
    const { token } = await room.book();
    expect(await terms(token)).toEqual(['local', 48, '4-local-48-30']);
    const others = [
      '1',
      '4-local-24-30',
      '4-rekognition-48-30',
      '4-local-73-30',
      '4-local-48-29',
      '3-local-48',
    ];
    for (const version of others) {
      expect(await agree(token, version)).toEqual([409, 'CONFLICT']);
    }
    expect(said(await room.call(token, '/verification/challenge', {}))).toEqual([403, 'CONSENT_REQUIRED']);
    expect(await agree(token, '4-local-48-30')).toEqual([200, true]);
    // The guest read the text before the hotel shortened the retention, and the consent covers that, too.
    expect(await agree(token, '4-local-72-30')).toEqual([200, true]);
    await keepFor(24);
  });

  test('holds for fewer hours, and is needed anew for more', async () => {
    const { token, booking_id } = await room.book();
    const challenge = async () => said(await room.call(token, '/verification/challenge', {}));
    await room.consent(token);
    await keepFor(0);
    expect(await challenge()).toEqual([200, true]);
    await keepFor(25);
    expect(await challenge()).toEqual([403, 'CONSENT_REQUIRED']);
    expect(said(await room.send(token))).toEqual([403, 'CONSENT_REQUIRED']);
    expect(await room.traces(booking_id)).toEqual(leftNothing);
    await room.consent(token);
    expect(await challenge()).toEqual([200, true]);
    await keepFor(24);
  });

  test('holds for fewer days of document data, and is needed anew for more', async () => {
    const { token } = await room.book();
    const keepDays = (days: number) =>
      room.database.query(
        sql`update hotels set document_retention_days = ${days} where id = ${room.seaview}`,
      );
    const challenge = async () => said(await room.call(token, '/verification/challenge', {}));
    await room.consent(token);
    await keepDays(29);
    expect(await challenge()).toEqual([200, true]);
    await keepDays(31);
    expect(await challenge()).toEqual([403, 'CONSENT_REQUIRED']);
    await keepDays(30);
  });

  test('is refused after check-out, as is all that verifies; data can still be deleted', async () => {
    const { token, booking_id } = await room.book();
    await room.consent(token);
    await room.database.query(sql`
      update bookings set checked_in_at = now(), checked_out_at = now() where id = ${booking_id}`);
    const refused = [409, 'CONFLICT'];
    const [, , version = ''] = await terms(token);
    expect(await agree(token, String(version))).toEqual(refused);
    for (const path of ['/verification/challenge', '/verification/desk']) {
      expect(said(await room.call(token, path, {}))).toEqual(refused);
    }
    expect(said(await room.send(token))).toEqual(refused);
    expect(await room.traces(booking_id)).toEqual(leftNothing);
    const headers = { 'x-verification-token': token };
    const deleted = await room.app.inject({ method: 'DELETE', url: '/api/verification/data', headers });
    expect(deleted.statusCode).toBe(200);
  });

  test('names who compares: one to the hotel’s own server is none to Amazon', async () => {
    const server = await createTestApp({ IDENTITY_ENGINE: 'rekognition', REKOGNITION_REGION: 'eu-west-1' });
    const token = 'c2f0b7de-6c1c-4ad2-9a3c-2a8a7a1f7b10';
    const hotel_id = await addHotel(server.database, 'Harbour');
    const checkin_date = '2099-01-01';
    await addBooking(server.database, { hotel_id, checkin_date, verification_token: token });
    const send = (path: string, payload?: object) =>
      server.app.inject({
        method: payload ? 'POST' : 'GET',
        url: `/api${path}`,
        headers: { 'x-verification-token': token },
        ...(payload && { payload }),
      });
    expect((await send(`/getuser_by_token/${token}`)).json().result).toMatchObject({
      ...{ face_engine: 'rekognition', retention_hours: 24, consent_version: '4-rekognition-24-30' },
    });
    const agreed = (version: string) => send('/verification/consent', { version, locale: 'en' });
    expect(said(await agreed('4-local-24-30'))).toEqual([409, 'CONFLICT']);
    // The consent dates from a time when the hotel's own server compared the faces.
    await server.database.query(sql`
      insert into verification_consents (booking_id, person_name, version, locale)
      select id, name, '4-local-24-30', 'en' from bookings`);
    expect(said(await send('/verification/challenge', {}))).toEqual([403, 'CONSENT_REQUIRED']);
    expect(said(await agreed('4-rekognition-24-30'))).toEqual([200, true]);
    expect(said(await send('/verification/challenge', {}))).toEqual([200, true]);
    await server.close();
  });
});
