import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Booking, UpdateBookingPayload } from '@suite/contracts/bookings';
import type { DeskVerification } from '@suite/contracts/verification';
import { sql } from '@suite/database';
import { encodeFaceTemplate } from '@suite/identity';
import { insertUser } from '../../testing/contexts/insert-user.ts';
import { openDeskTest, type DeskTest } from '../../testing/contexts/open-desk-test.ts';
import { said } from '../../testing/contexts/open-verification-test.ts';
import { nothingRead } from '../domain/nothing-read.ts';

let desk: DeskTest;
let headers: { cookie: string; origin: string };
beforeAll(async () => {
  desk = await openDeskTest();
  const { database, seaview } = desk.room;
  const usr_email = 'editor@desk.test';
  await insertUser(database, { usr_email, hotel_id: seaview, permissions: ['hotel_checkins_create'] });
  headers = await desk.room.signIn(usr_email);
});
afterAll(() => desk.room.close());
beforeEach(async () => {
  desk.room.engine.answer = {};
  await desk.book();
});

const url = () => `/api/bookings/${desk.party.booking_id}`;
const stored = async () =>
  (await desk.room.app.inject({ url: url(), headers })).json<{ result: Booking }>().result;

async function edit(change: Partial<UpdateBookingPayload>, guestChange: object = {}) {
  const { name, email, room_type, checkin_date, checkout_date, no_nights, passengers } = await stored();
  const [first, ...others] = passengers.map((guest) => ({ ...guest, user_type: 'guest' }));
  const sent = [{ ...first, ...guestChange }, ...others];
  const payload = {
    ...{ name, email, room_type, checkin_date, checkout_date, no_nights, ...change },
    passengers: sent.map(({ id, name: guest, type, user_type }: Record<string, unknown>) => ({
      ...{ id, name: guest, type, user_type },
    })),
  };
  return desk.room.app.inject({ method: 'PUT', url: url(), headers, payload });
}
const rename = (name: string, confirmed: object = {}) => edit({ name, ...confirmed });
const renameGuest = (name: string) => edit({}, { name });
const refused = [409, 'VERIFICATION_ENDS'];
const saved = [200, true];

const named = (name: string) =>
  desk.room.database.query(sql`update bookings set name = ${name} where id = ${desk.party.booking_id}`);
async function verifyByPhotos(found: object = {}) {
  const { room, party } = desk;
  room.engine.answer = found;
  await room.record(party.token, party, await room.check(party.token));
  room.engine.answer = {};
}
async function flagsSeen() {
  const { result } = (await desk.call('/verification')).json<{ result: DeskVerification }>();
  return result.people[0]?.flags.map(({ flag }) => flag);
}

describe('of a guest who was verified by photos', () => {
  test.each(['Inês Duarte', 'Duarte Ines', 'INES DUARTE', 'Ines Maria Duarte'])(
    'the name becomes %s, and the verification stays',
    async (name) => {
      await verifyByPhotos();
      expect(said(await rename(name))).toEqual(saved);
      expect(await stored()).toMatchObject({ name, is_verified: true });
    },
  );

  test('one letter is corrected to the name on the document, and the mark of the name goes', async () => {
    await named('Ines Duate');
    await verifyByPhotos();
    expect(await flagsSeen()).toEqual(['NAME_DIFFERS']);
    expect(said(await rename('Ines Duarte'))).toEqual(saved);
    expect((await stored()).is_verified).toBe(true);
    expect(await flagsSeen()).toEqual([]);
  });

  test('another name is refused until it is confirmed, and then ends the verification', async () => {
    await verifyByPhotos();
    const before = await stored();
    const answer = await rename('Bo Lindqvist');
    expect(said(answer)).toEqual(refused);
    expect(answer.json().message).toMatch(/^Ines Duarte: .*must verify again/);
    expect(await stored()).toEqual(before);
    expect(said(await rename('Bo Lindqvist', { end_verification: true }))).toEqual(saved);
    expect(await stored()).toMatchObject({ name: 'Bo Lindqvist', is_verified: false });
  });

  test('a name in another script, which cannot be compared, is refused until it is confirmed', async () => {
    await verifyByPhotos();
    expect(said(await rename('伊内斯·杜阿尔特'))).toEqual(refused);
  });

  test('what the desk has to look at stays with the corrected name', async () => {
    const read = { full_name: 'INES DUARTE', expiry_date: '2020-01-31', mrz_valid: true };
    const document_data = { ...nothingRead, ...read };
    await verifyByPhotos({ document_data });
    expect(said(await rename('Inês Duarte'))).toEqual(saved);
    expect(await flagsSeen()).toEqual(['DOCUMENT_EXPIRED']);
  });

  test('a correction that is unlike the name on the document is marked for the desk', async () => {
    await named('Ines');
    await verifyByPhotos();
    expect(await flagsSeen()).toEqual([]);
    expect(said(await rename('Ines Pereira'))).toEqual(saved);
    expect(await flagsSeen()).toEqual(['NAME_DIFFERS']);
  });

  test('another guest of the booking is still told apart from them', async () => {
    const { room, party } = desk;
    const face = encodeFaceTemplate(Float32Array.from([0, 0]), 'stub 1', 0.58);
    const identity = { face, number_digest: null };
    await verifyByPhotos({ identity });
    expect(said(await rename('Inês Duarte'))).toEqual(saved);
    const [bo] = party.guests;
    room.engine.answer = { identity };
    const checked = await room.check(bo?.token ?? '');
    expect(checked.json().result.reason).toBe('ALREADY_VERIFIED_AS_ANOTHER');
  });
});

describe('of a guest who was verified at the desk', () => {
  test('several corrections make no other person', async () => {
    await desk.verify(desk.primary());
    expect(said(await rename('Ines'))).toEqual(saved);
    expect(said(await rename('Ines Costa'))).toEqual(refused);
    expect(said(await rename('Ines Duarte'))).toEqual(saved);
    expect((await stored()).is_verified).toBe(true);
  });

  test('a later verification is compared with the name it was made under', async () => {
    await desk.verify(desk.primary());
    await rename('Ines');
    await rename('Marta Kovalenko', { end_verification: true });
    await desk.verify(desk.primary());
    expect(said(await rename('Ines Duarte'))).toEqual(refused);
    expect(said(await rename('Kovalenko Marta'))).toEqual(saved);
  });
});

describe('of another guest', () => {
  const links = () =>
    desk.room.database.query<{ token: Buffer | null; verified: boolean }>(sql`
      select verification_token_hash as token, is_verified as verified from passengers
      where id = ${desk.other().item_id}`);

  test('a correction keeps verification and link', async () => {
    await desk.verify(desk.other());
    const before = await links();
    expect(before[0]?.token).not.toBeNull();
    for (const name of ['BO LINDQVIST', 'Lindqvist Bo']) {
      expect(said(await renameGuest(name))).toEqual(saved);
      expect(await links()).toEqual(before);
    }
  });

  test.each([{ name: 'Kai Brun' }, { type: 'Child' }])(
    '%j is refused until it is confirmed',
    async (change) => {
      await desk.verify(desk.other());
      const before = await stored();
      expect(said(await edit({}, change))).toEqual(refused);
      expect(await stored()).toEqual(before);
      expect(said(await edit({ end_verification: true }, change))).toEqual(saved);
      expect((await stored()).passengers[0]).toMatchObject({ ...change, is_verified: false });
    },
  );

  test('the refusal names all who would lose their verification', async () => {
    await desk.verify(desk.primary());
    await desk.verify(desk.other());
    const answer = await edit({ name: 'Kai Brun' }, { name: 'Mia Brun' });
    expect(answer.json().message).toMatch(/^Ines Duarte, Bo Lindqvist: /);
  });

  test('without a verification any name is saved', async () => {
    expect(said(await renameGuest('Kai Brun'))).toEqual(saved);
  });
});

test('a correction is in the record of the change', async () => {
  await desk.verify(desk.primary());
  await rename('Duarte Ines');
  expect((await desk.records('update-booking')).map(({ details }) => details)).toMatchObject([
    { primary_reset: false, reset: 0, corrected: 1 },
  ]);
});
