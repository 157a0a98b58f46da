import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DeskCheck, DeskVerification } from '@suite/contracts/verification';
import { sql } from '@suite/database';
import { openDeskTest, type DeskTest } from '../testing/contexts/open-desk-test.ts';
import { said, type LinkedParty, type VerificationTest } from '../testing/contexts/open-verification-test.ts';
import { sweepImages } from './use-cases/sweep-images.ts';

let desk: DeskTest;
let room: VerificationTest;
let party: LinkedParty;
const close = { similarity_score: 77.5, reason: 'NO_MATCH' } as const;

beforeAll(async () => {
  desk = await openDeskTest();
  ({ room } = desk);
});
afterAll(() => room.close());
beforeEach(async () => {
  room.engine.answer = {};
  await desk.book();
  ({ party } = desk);
});

const call: DeskTest['call'] = (...sent) => desk.call(...sent);
const verify: DeskTest['verify'] = (...sent) => desk.verify(...sent);
const records: DeskTest['records'] = (action) => desk.records(action);
const primary = () => desk.primary();
const other: DeskTest['other'] = (at) => desk.other(at);
const seen = async (who = 'desk') =>
  (await call('/verification', undefined, who)).json<{ result: DeskVerification }>().result;

const primarySeen = async () => {
  const [person] = (await seen()).people;
  if (!person) throw new Error('There is no such person');
  return person;
};
const checkSeen = async () => {
  const [check] = (await primarySeen()).checks;
  if (!check) throw new Error('no check is there');
  return check;
};

describe('at the desk', () => {
  test('people are verified in any order, each once, with what they showed', async () => {
    expect((await verify(other(), 'id_card')).json()).toMatchObject({
      message: 'Bo Lindqvist is verified',
      result: { name: 'Bo Lindqvist', method: 'desk' },
    });
    expect((await seen()).people.map((one) => one.is_verified)).toEqual([...[false, true, false]]);
    const both = await Promise.all([verify(primary()), verify(primary(), 'driving_licence', 'manager')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await verify(other(1), 'guardian')).json().result.method).toBe('guardian');
    const { people, all_verified } = await seen('super admin');
    expect(all_verified).toBe(true);
    expect(people[1]).toMatchObject({
      ...{ name: 'Bo Lindqvist', type: 'Adult', is_verified: true, method: 'desk', document: 'id_card' },
      ...{ verified_by: 'Test Person', verified_at: expect.stringMatching(/Z$/), checks: [] },
    });
    expect(people[2]).toMatchObject({ type: 'Child', method: 'guardian', document: null });
    const audits = await records('verify-at-desk');
    expect(audits).toHaveLength(3);
    for (const { actor_user_id } of audits) expect(actor_user_id).toEqual(expect.any(Number));
    expect(audits[0]?.details).toEqual({ ...other(), method: 'desk', document: 'id_card' });
  });

  test.each([
    [() => ({ user_type: primary(), method: 'library_card' }), 400, 'VALIDATION_ERROR'],
    [() => ({ user_type: primary() }), 400, 'VALIDATION_ERROR'],
    [
      () => ({ user_type: { user_type: 'guest', item_id: '1' }, method: 'passport' }),
      400,
      'VALIDATION_ERROR',
    ],
    [() => ({ user_type: primary(), method: 'guardian' }), 409, 'CONFLICT'],
    [() => ({ user_type: other(), method: 'guardian' }), 409, 'CONFLICT'],
    [
      () => ({ user_type: { ...primary(), item_id: party.booking_id + 1 }, method: 'passport' }),
      404,
      'NOT_FOUND',
    ],
    [() => ({ user_type: { ...primary(), user_type: 'guest' }, method: 'passport' }), 404, 'NOT_FOUND'],
  ])('%# is refused and changes nothing', async (body, status, errorType) => {
    expect(said(await call('/desk-verification', body()))).toEqual([status, errorType]);
    expect((await seen()).people.some((one) => one.is_verified)).toBe(false);
    expect(await records('verify-at-desk')).toEqual([]);
  });

  test('a person of another booking is not found', async () => {
    const [foreign] = (await room.book({ guests: ['Kai Brun'] })).guests;
    expect(said(await verify({ ...other(), item_id: foreign?.id }))).toEqual([404, 'NOT_FOUND']);
  });

  test.each([
    ['manager', 200],
    ['clerk', 403],
    ['trainee', 403],
    ['alpine desk', 404],
    ['nobody', 401],
  ])('%s hears %i, for every call', async (who, status) => {
    room.engine.answer = close;
    await room.check(party.token);
    const check = await checkSeen();
    const answers = [
      await call('/verification', undefined, who),
      await call(check.images[0]?.url ?? '', undefined, who),
      await call('/desk-review', { attempt_id: check.attempt_id, decision: 'approve' }, who),
      await verify(other(), 'passport', who),
      await verify(other(1), 'guardian', who),
      await call('/check-in', { early: true }, who),
      await call('/check-out', {}, who),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => status));
    expect((await seen()).all_verified).toBe(status === 200);
  });

  test('a deleted booking is not there', async () => {
    await room.database.query(sql`update bookings set deleted_at = now() where id = ${party.booking_id}`);
    for (const answer of [
      await call('/verification'),
      await verify(primary()),
      await call('/check-in', {}),
    ]) {
      expect(said(answer)).toEqual([404, 'BOOKING_NOT_FOUND']);
    }
  });
});

test('a check that failed for one photo names it', async () => {
  room.engine.answer = { similarity_score: null, reason: 'BLURRED', photo: 'selfie' };
  await room.check(party.token);
  expect(await checkSeen()).toMatchObject({ outcome: 'The selfie was blurred.', awaits_review: false });
});

describe('a close check', () => {
  let check: DeskCheck;
  const decide = (decision: string, who?: string) =>
    call('/desk-review', { attempt_id: check.attempt_id, decision }, who);
  beforeEach(async () => {
    room.engine.answer = close;
    await room.check(party.token);
    check = await checkSeen();
  });

  test('is shown with its photos, what was read and what to look at', async () => {
    await room.database.query(sql`
      update verification_attempts set flags = '{DOCUMENT_EXPIRED,NAME_DIFFERS}' where id = ${check.attempt_id}`);
    const person = await primarySeen();
    expect(person).toMatchObject({ attempts_today: 1, left_today: 9, is_verified: false, method: null });
    expect(person.checks).toEqual([
      expect.objectContaining({
        ...{ awaits_review: true, is_match: false, similarity_score: 77.5, review: null },
        outcome: 'The faces are alike, but not enough to decide without you: 77.5 of the 80 points it takes.',
        warnings: [
          'The document has expired.',
          'The name on the document is unlike the name in the booking.',
        ],
        document_data: expect.objectContaining({ full_name: 'INES DUARTE', number_last4: '4821' }),
      }),
    ]);
    expect(check.images.map(({ kind }) => kind)).toEqual(['selfie', 'document']);
    for (const { url } of check.images) {
      const photo = await call(url);
      expect([photo.statusCode, photo.headers['content-type'], photo.headers['cache-control']]).toEqual([
        ...[200, 'image/jpeg', 'no-store'],
      ]);
    }
    expect(await records('get-verification-image')).toHaveLength(2);
  });

  test('shows its photos in no other booking, and not after their time', async () => {
    const [{ url } = { url: '' }] = check.images;
    const elsewhere = await room.book();
    expect((await call(url.replace(`/${party.booking_id}/`, `/${elsewhere.booking_id}/`))).statusCode).toBe(
      404,
    );
    await room.database.query(sql`
      update verification_images set delete_at = now() where booking_id = ${party.booking_id}`);
    expect((await call(url)).statusCode).toBe(404);
    const now = await checkSeen();
    expect([now.awaits_review, now.images]).toEqual([false, []]);
    expect(said(await decide('approve'))).toEqual([409, 'CONFLICT']);
  });

  test('verifies once it is approved, by two at a time as well, and its photos go', async () => {
    const answers = await Promise.all([decide('approve'), decide('approve', 'manager'), decide('approve')]);
    for (const answer of answers) {
      expect(answer.json().result).toEqual({ name: 'Ines Duarte', decision: 'approve', is_verified: true });
    }
    expect(said(await decide('reject'))).toEqual([409, 'CONFLICT']);
    const person = await primarySeen();
    expect(person).toMatchObject({ is_verified: true, method: 'photo', verified_by: 'Test Person' });
    expect(person.checks[0]).toMatchObject({ review: 'approve', reviewed_by: 'Test Person', images: [] });
    expect(await records('review-check')).toHaveLength(1);
    await sweepImages({ database: room.database, images: room.app.images });
    expect((await room.traces(party.booking_id)).images).toBe(0);
  });

  test('that is rejected does not verify the guest, who may still come to the desk', async () => {
    expect((await decide('reject')).json().message).toBe('Ines Duarte was not recognised and stays pending');
    expect((await decide('reject')).statusCode).toBe(200);
    expect(said(await decide('approve'))).toEqual([409, 'CONFLICT']);
    expect(await primarySeen()).toMatchObject({ is_verified: false });
    expect((await verify(primary())).statusCode).toBe(200);
    expect(await primarySeen()).toMatchObject({ method: 'desk', document: 'passport' });
  });

  test.each([
    ['is of a guest verified meanwhile', () => verify(primary())],
    [
      'is of another name by now',
      () => room.database.query(sql`update bookings set name = 'Eva Roth' where id = ${party.booking_id}`),
    ],
    [
      'was not close',
      () =>
        room.database.query(sql`
          update verification_attempts set desk_review = false where id = ${check.attempt_id}`),
    ],
  ])('that %s is not decided about', async (_why, change) => {
    await change();
    expect(said(await decide('approve'))).toEqual([409, 'CONFLICT']);
    expect(await records('review-check')).toEqual([]);
  });

  test('of another booking is none', async () => {
    const { booking_id } = await room.book();
    const body = { attempt_id: check.attempt_id, decision: 'approve' };
    expect(said(await call('/desk-review', body, 'desk', booking_id))).toEqual([404, 'NOT_FOUND']);
  });
});
