import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GuestPerson } from '@suite/contracts/bookings';
import type { DeskVerification, VerificationBooking } from '@suite/contracts/verification';
import { sql } from '@suite/database';
import type { IdentityCheck } from '@suite/identity';
import { openDeskTest, type DeskTest } from '../../testing/contexts/open-desk-test.ts';
import {
  said,
  type LinkedParty,
  type VerificationTest,
} from '../../testing/contexts/open-verification-test.ts';
import { nothingRead } from '../domain/nothing-read.ts';

const [earlier, later] = ['1924-03-12', '2024-03-12'];
const dates = [earlier, later];
const withOpenBirth = (fields: Partial<IdentityCheck> = {}): Partial<IdentityCheck> => ({
  ...fields,
  document_data: {
    ...{ ...nothingRead, full_name: 'INES DUARTE', mrz_valid: true },
    open_birth: { earlier, later, never_expires: false },
  },
});

let desk: DeskTest;
let room: VerificationTest;
let party: LinkedParty;

beforeAll(async () => {
  desk = await openDeskTest();
  ({ room } = desk);
});
afterAll(() => room.close());
beforeEach(async () => {
  room.engine.answer = withOpenBirth();
  await desk.book();
  ({ party } = desk);
});

const choose = async (date_of_birth: string, token = party.token, user_type?: object) =>
  said(
    await room.call(token, '/verification/birth-date', { date_of_birth, ...(user_type && { user_type }) }),
  );
const askedOf = async (token = party.token) =>
  (await room.call('', `/getuser_by_token/${token}`)).json<{ result: VerificationBooking }>().result
    .birth_choices;
const seenByStaff = async (at = 0) => {
  const { people } = (await desk.call('/verification')).json<{ result: DeskVerification }>().result;
  const { date_of_birth, birth_choices } = people[at]?.checks[0]?.document_data ?? {};
  return { date_of_birth, birth_choices };
};
const guestOf = (at: number): GuestPerson => ({ user_type: 'guest', item_id: party.guests[at]?.id ?? 0 });
const linkOf = (at: number) => party.guests[at]?.token ?? '';
const verifyPrimary = () =>
  room.database.query(sql`update bookings set is_verified = true where id = ${party.booking_id}`);
const refused = [409, 'CONFLICT'];

describe('a birth in one of two centuries', () => {
  test('is asked of the guest, and stored once for staff to see, sealed', async () => {
    const checked = await room.check(party.token);
    expect(checked.json().result.document_data).toMatchObject({ date_of_birth: null, birth_choices: dates });
    await room.record(party.token, party, checked);
    expect(await askedOf()).toEqual([{ ...desk.primary(), dates }]);
    expect(await seenByStaff()).toEqual({ date_of_birth: null, birth_choices: dates });
    expect(await Promise.all([choose(earlier), choose(earlier)])).toEqual([
      [200, true],
      [200, true],
    ]);
    expect(await choose(earlier)).toEqual([200, true]);
    expect(await choose(later)).toEqual(refused);
    expect(await askedOf()).toEqual([]);
    expect(await seenByStaff()).toMatchObject({ date_of_birth: earlier });
    expect(await desk.records('choose-birth-date')).toEqual([
      { actor_user_id: null, details: { ...desk.primary(), attempt_id: expect.any(Number) } },
    ]);
    const rows = await room.database.query(sql`
      select attempts::text as row from verification_attempts attempts where booking_id = ${party.booking_id}
      union all select details::text from audit_records where subject_id = ${String(party.booking_id)}`);
    expect(JSON.stringify(rows)).not.toMatch(/(19|20)24-03-12/);
  });

  test('is asked of a guest whose check waits for the desk, and of none who must take photos again', async () => {
    room.engine.answer = withOpenBirth({ portrait_misplaced: true });
    await room.check(party.token);
    expect(await askedOf()).toMatchObject([{ dates }]);
    await desk.book();
    room.engine.answer = withOpenBirth({ similarity_score: 10 });
    await room.check(desk.party.token);
    expect(await askedOf(desk.party.token)).toEqual([]);
  });

  test.each([
    ['Adult', null],
    ['Child', later],
    ['Infant', later],
  ])('of a guest booked as %s is %s', async (type, date_of_birth) => {
    await verifyPrimary();
    await room.database.query(sql`update passengers set type = ${type} where id = ${guestOf(0).item_id}`);
    const checked = await room.check(linkOf(0));
    expect(checked.json().result.document_data).toMatchObject({ date_of_birth });
    expect(await askedOf(linkOf(0))).toEqual(date_of_birth ? [] : [{ ...guestOf(0), dates }]);
  });

  test('is that of the person, and not of who takes their name or has left', async () => {
    await room.check(party.token);
    const change = (fields: ReturnType<typeof sql>) =>
      room.database.query(sql`update bookings set ${fields} where id = ${party.booking_id}`);
    await change(sql`name = 'Eva Roth'`);
    expect(await askedOf()).toEqual([]);
    expect(await choose(earlier)).toEqual(refused);
    await change(sql`name = 'Ines Duarte', checked_in_at = now(), checked_out_at = now()`);
    expect(await askedOf()).toEqual([]);
    expect(await choose(earlier)).toEqual(refused);
  });
});

describe('the answer is refused', () => {
  test('for a date that the document does not allow, and without such a document', async () => {
    expect(await choose(earlier)).toEqual(refused);
    room.engine.answer = {};
    await room.check(party.token);
    for (const date of [earlier, '1990-01-31']) expect(await choose(date)).toEqual(refused);
    await desk.book();
    room.engine.answer = withOpenBirth();
    await room.check(desk.party.token);
    expect(await choose('1824-03-12', desk.party.token)).toEqual(refused);
    expect(await choose('12 March 1924', desk.party.token)).toEqual([400, 'VALIDATION_ERROR']);
    expect(await askedOf(desk.party.token)).toMatchObject([{ dates }]);
  });

  test('by any other link than the one of the check', async () => {
    await verifyPrimary();
    await room.check(party.token, guestOf(0));
    expect(await askedOf(linkOf(0))).toEqual([]);
    expect(await choose(earlier, linkOf(0))).toEqual(refused);
    expect(await choose(earlier, linkOf(1), guestOf(0))).toEqual([403, 'PERMISSION_DENIED']);
    const other = await room.book();
    expect(await choose(earlier, other.token, guestOf(0))).toEqual([404, 'NOT_FOUND']);
    expect(await choose(earlier, crypto.randomUUID(), guestOf(0))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await askedOf()).toEqual([{ ...guestOf(0), dates }]);
    expect(await choose(later, party.token, guestOf(0))).toEqual([200, true]);
    expect(await seenByStaff(1)).toMatchObject({ date_of_birth: later });
  });
});
