import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { DeskCheck } from '@suite/contracts/verification';
import { sql } from '@suite/database';
import type { IdentityCheck } from '@suite/identity';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { until } from '../testing/contexts/open-mail-test.ts';
import {
  openVerificationTest,
  said,
  type VerificationTest,
} from '../testing/contexts/open-verification-test.ts';
import { photoFactory } from '../testing/contexts/photo.factory.ts';
import { nothingRead } from './domain/nothing-read.ts';

let room: VerificationTest;

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());
afterEach(() => {
  room.engine.answer = {};
});

const front = photoFactory.withComment('the front of a card');
const back = photoFactory.withComment('its back');
const document_type = 'id_card';
const frontAlone: Partial<IdentityCheck> = { document_evidence: 'text', document_data: nothingRead };
const bothSides: Partial<IdentityCheck> = { document_sides: 'agree' };
const unrelated: Partial<IdentityCheck> = { ...frontAlone, document_sides: 'unrelated' };

const reasonOf = (answer: { json(): { result: { reason: string | null } } }) => answer.json().result.reason;
const rowsOf = (booking_id: number) =>
  room.database.query<{
    state: string;
    reason: string | null;
    flags: string[];
    document_data: object | null;
  }>(sql`
    select state, reason, flags, document_data from verification_attempts where booking_id = ${booking_id} order by id`);
const kindsOf = async (booking_id: number) => {
  const rows = await room.database.query<{ kind: string }>(sql`
    select kind from verification_images where booking_id = ${booking_id} and attempt_id is not null order by kind`);
  return rows.map(({ kind }) => kind);
};

describe('a card without a zone on the side that was sent', () => {
  test('is asked for its other side, which is no attempt and keeps the selfie and this side', async () => {
    const { token, booking_id } = await room.ready();
    room.engine.answer = frontAlone;
    const asked = await room.send(token, { document: front, document_type });
    expect(asked.json()).toMatchObject({
      success: false,
      message: 'We also need the other side of your card. Please turn it over and photograph it.',
      result: {
        ...{ success: false, reason: 'OTHER_SIDE_MISSING', photo: 'document', similarity_score: null },
        ...{ selfie_url: null, document_url: null, face_match_details: null, desk_review: false },
        document_data: { full_name: null },
      },
    });
    expect(await rowsOf(booking_id)).toEqual([
      { state: 'incomplete', reason: 'OTHER_SIDE_MISSING', flags: [], document_data: null },
    ]);
    await until(async () => (await kindsOf(booking_id)).length === 0);
    const opened = (await room.call(token, `/getuser_by_token/${token}`)).json().result;
    expect(opened).toMatchObject({
      attempts: { left_today: 10, paused_until: null },
      accepted_selfies: [{ user_type: 'primary', item_id: booking_id, document_side: 'document' }],
    });
    room.engine.answer = bothSides;
    const parts = { selfie: undefined, document: front, document_back: back, document_type };
    expect(said(await room.send(token, parts))).toEqual([200, true]);
    const seen = room.engine.asked.at(-1);
    expect(seen?.document_back?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(seen?.document_back?.includes('its back')).toBe(false);
    expect(await kindsOf(booking_id)).toEqual(['document', 'document_back', 'selfie']);
  });

  test('gets the same answer for the same photo, and is decided about once nothing is said to be on its back', async () => {
    const { token, booking_id } = await room.ready();
    room.engine.answer = frontAlone;
    const first = await room.send(token, { document: front, document_type });
    const asked = room.engine.asked.length;
    expect((await room.send(token, { document: front, document_type })).json()).toEqual(first.json());
    expect(room.engine.asked).toHaveLength(asked);
    const decided = await room.send(token, { document: front, document_type: 'one_sided_card' });
    expect(decided.json().result).toMatchObject({ reason: 'DOCUMENT_NOT_READ', desk_review: true });
    expect((await rowsOf(booking_id)).map(({ state }) => state)).toEqual(['incomplete', 'refused']);
  });

  test('goes to the desk as before where its back has no zone either, and where the page knows of no back', async () => {
    const { token } = await room.ready();
    room.engine.answer = unrelated;
    const both = await room.send(token, { document: front, document_back: back, document_type });
    expect(both.json().result).toMatchObject({ reason: 'DOCUMENT_NOT_READ', desk_review: true });
    room.engine.answer = frontAlone;
    expect(reasonOf(await room.send(token, { document: front }))).toBe('DOCUMENT_NOT_READ');
  });

  test('is asked about five times a day, without a pause, and no staff hears of it', async () => {
    const { token, booking_id } = await room.ready();
    room.engine.answer = frontAlone;
    const reasons = [];
    for (let turn = 0; turn < 6; turn += 1) reasons.push(reasonOf(await room.send(token, { document_type })));
    expect(reasons).toEqual([...Array<string>(5).fill('OTHER_SIDE_MISSING'), 'DOCUMENT_NOT_READ']);
    const opened = await room.call(token, `/getuser_by_token/${token}`);
    expect(opened.json().result.attempts).toEqual({ left_today: 9, paused_until: null });
    expect(await room.traces(booking_id)).toMatchObject({ attempts: 6, audits: 6 });
  });
});

test.each([
  ['two cards', 'differ', false, 'SIDES_DIFFER', []],
  ['one card that says two things', 'doubtful', true, null, ['SIDES_DIFFER']],
] as const)('sides of %s: %s', async (_what, document_sides, success, reason, flags) => {
  const { token, booking_id } = await room.ready();
  room.engine.answer = { document_sides };
  // The photos must be unique, because those of another booking are flagged.
  const sides = {
    document: photoFactory.withComment(`${document_sides}: the front`),
    document_back: photoFactory.withComment(`${document_sides}: the back`),
  };
  const answer = await room.send(token, { ...sides, document_type });
  expect(answer.json().result).toMatchObject({ success, reason, desk_review: !success });
  expect(await rowsOf(booking_id)).toMatchObject([{ reason, flags }]);
});

test('the desk sees both sides beside the selfie, each look on record, and no card that was seen half', async () => {
  const { token, booking_id } = await room.ready();
  room.engine.answer = frontAlone;
  await room.send(token, { document: front, document_type });
  room.engine.answer = unrelated;
  await room.send(token, { document: front, document_back: back, document_type });
  await insertUser(room.database, {
    ...{ usr_email: 'desk@seaview.test', hotel_id: room.seaview, permissions: ['manage_hotel'] },
  });
  const headers = await room.signIn('desk@seaview.test');
  const look = (url: string) => room.app.inject({ url, headers });
  const [person] = (await look(`/api/bookings/${booking_id}/verification`)).json().result.people;
  expect(person).toMatchObject({ attempts_today: 1, checks: [{ awaits_review: true }] });
  const { images } = person.checks[0] as DeskCheck;
  expect(images.map(({ kind }) => kind)).toEqual(['selfie', 'document', 'document_back']);
  const photo = await look(images[2]?.url ?? '');
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const looks = await room.database.query(sql`
    select details ->> 'kind' as kind from audit_records
    where action = 'get-verification-image' and subject_id = ${String(booking_id)}`);
  expect(looks).toEqual([{ kind: 'document_back' }]);
});

test('both sides go with the data of the guest', async () => {
  const { token, booking_id } = await room.ready();
  room.engine.answer = unrelated;
  await room.send(token, { document: front, document_back: back, document_type });
  const kept = await room.database.query<{ path: string }>(
    sql`select path from verification_images where booking_id = ${booking_id}`,
  );
  expect(await kindsOf(booking_id)).toEqual(['document', 'document_back', 'selfie']);
  const headers = { 'x-verification-token': token };
  await room.app.inject({ method: 'DELETE', url: '/api/verification/data', headers });
  expect(await kindsOf(booking_id)).toEqual([]);
  expect(await Promise.all(kept.map(({ path }) => room.app.images.get(path)))).toEqual(
    kept.map(() => undefined),
  );
});

test.each([
  ['a script', { document_back: photoFactory.script() }, 400],
  ['two backs', { document_back: [back, back] }, 400],
  ['an empty file', { document_back: Buffer.alloc(0) }, 400],
  ['13 MB', { document_back: Buffer.alloc(13 * 1024 * 1024, 1) }, 413],
  ['a kind of document there is not', { document_type: 'student_card' }, 400],
])('%s is refused, and the selfie still serves', async (_what, parts, status) => {
  const { token } = await room.ready();
  expect((await room.send(token, parts)).statusCode).toBe(status);
  expect(said(await room.send(token))).toEqual([200, true]);
});
