import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DeskVerification } from '@suite/contracts/verification';
import { sql } from '@suite/database';
import { openDeskTest, type DeskTest } from '../testing/contexts/open-desk-test.ts';
import { photoFactory } from '../testing/contexts/photo.factory.ts';
import { nothingRead } from './domain/nothing-read.ts';
import { sweepImages } from './use-cases/sweep-images.ts';

const noMatch = { similarity_score: 60, reason: 'NO_MATCH' } as const;
const close = { similarity_score: 77.5, reason: 'NO_MATCH' } as const;
const document_type = 'id_card';
/** The consent promises a minute; a sweep runs every ten seconds. */
const latestDueSeconds = 45;

let desk: DeskTest;
beforeAll(async () => {
  desk = await openDeskTest();
});
afterAll(() => desk.room.close());
beforeEach(async () => {
  desk.room.engine.answer = {};
  desk.room.engine.gate = Promise.resolve();
  await desk.book();
});

const booking = () => desk.party.booking_id;
const kept = () =>
  desk.room.database.query<{ path: string; seconds: number }>(sql`
    select path, extract(epoch from delete_at - now())::float8 as seconds from verification_images
    where booking_id = ${booking()}`);
const primary = () => ({ user_type: 'primary' as const, item_id: booking() });
const child = () => ({ user_type: 'guest' as const, item_id: desk.other(1).item_id ?? 0 });
const verifyPrimary = () =>
  desk.room.database.query(sql`update bookings set is_verified = true where id = ${booking()}`);

async function leavePhotos(person: ReturnType<typeof primary> | ReturnType<typeof child>, failed: object) {
  const { room, party } = desk;
  const fields = { user_type: person.user_type, item_id: String(person.item_id) };
  room.engine.answer = failed;
  await room.check(party.token, person);
  await room.takeSelfie(party.token, person);
  room.engine.answer = { document_evidence: 'text', document_data: nothingRead };
  await room.send(party.token, { ...fields, document_type });
  room.engine.answer = {};
  expect((await kept()).filter(({ seconds }) => seconds > latestDueSeconds)).toHaveLength(4);
}

/** Lists photos that outlive the promise, and files that remain after the sweep. */
async function outliving() {
  const { room } = desk;
  const late = (await kept()).filter(({ seconds }) => seconds > latestDueSeconds);
  await room.database.query(sql`
    update verification_images set delete_at = now()
    where booking_id = ${booking()} and delete_at < now() + make_interval(secs => ${latestDueSeconds})`);
  await sweepImages(room.app, desk.party);
  const files = (await room.app.images.list()).filter(({ path }) => path.startsWith(`${booking()}/`));
  return { late, files };
}

const nothing = { late: [], files: [] };

describe('all photos of a person are deleted within a minute', () => {
  test('after a match', async () => {
    await leavePhotos(primary(), noMatch);
    const { room, party } = desk;
    const other = { selfie: undefined, document: undefined, document_type, kept_side: 'document' };
    room.engine.answer = { document_sides: 'agree' };
    const checked = await room.send(party.token, { ...other, document_back: photoFactory.turned() });
    expect(checked.json().success).toBe(true);
    expect(await outliving()).toEqual(nothing);
  });

  test('after a match is recorded, also those that came between the two', async () => {
    const { room, party } = desk;
    const checked = await room.check(party.token);
    await room.takeSelfie(party.token);
    expect((await room.record(party.token, party, checked)).statusCode).toBe(200);
    expect(await outliving()).toEqual(nothing);
  });

  test('after a review at the desk', async () => {
    await leavePhotos(primary(), close);
    const { result } = (await desk.call('/verification')).json<{ result: DeskVerification }>();
    const attempt_id = result.people[0]?.checks.at(-1)?.attempt_id;
    const decided = await desk.call('/desk-review', { attempt_id, decision: 'approve' });
    expect(decided.json().result.is_verified).toBe(true);
    expect(await outliving()).toEqual(nothing);
  });

  test.each(['passport', 'guardian'] as const)('after a verification at the desk by %s', async (method) => {
    await verifyPrimary();
    await leavePhotos(child(), noMatch);
    expect((await desk.verify(child(), method)).statusCode).toBe(200);
    expect(await outliving()).toEqual(nothing);
  });

  test('after the word of the primary guest', async () => {
    await verifyPrimary();
    await leavePhotos(child(), noMatch);
    const { room, party } = desk;
    const accompanied = await room.call(party.token, '/verification/accompanied', {
      guest_id: child().item_id,
    });
    expect(accompanied.statusCode).toBe(200);
    expect(await outliving()).toEqual(nothing);
  });

  test('and those of another guest remain', async () => {
    await verifyPrimary();
    await leavePhotos(child(), noMatch);
    await desk.verify(desk.other());
    expect((await outliving()).late).toHaveLength(4);
  });
});

describe('of a guest who is verified at the desk', () => {
  /** Verifies the primary guest at the desk while the photos of a call are being checked. */
  async function verifyDuring(call: () => Promise<{ statusCode: number }>, isLookedAt: () => boolean) {
    const { engine } = desk.room;
    let open = () => {};
    engine.gate = new Promise((resolve) => (open = resolve));
    let isAnswered = false;
    const answer = call().finally(() => (isAnswered = true));
    while (!isLookedAt() && !isAnswered) await new Promise((next) => setTimeout(next, 10));
    expect((await desk.verify(primary())).statusCode).toBe(200);
    open();
    return answer;
  }

  test.each([
    ['fails', noMatch],
    ['finds one side of a card alone', { document_evidence: 'text' as const, document_data: nothingRead }],
    [
      'cannot read the document',
      { reason: 'BLURRED' as const, photo: 'document' as const, similarity_score: null },
    ],
    ['matches', {}],
  ])('the photos go although a check %s meanwhile', async (_how, answer) => {
    const { room, party } = desk;
    await room.consent(party.token);
    await room.takeSelfie(party.token);
    room.engine.answer = answer;
    const asked = room.engine.asked.length;
    await verifyDuring(
      () => room.send(party.token, { document_type }),
      () => room.engine.asked.length > asked,
    );
    expect(await outliving()).toEqual(nothing);
  });

  test('a selfie that is looked at meanwhile is refused, and its file is deleted', async () => {
    const { room, party } = desk;
    await room.consent(party.token);
    const asked = room.engine.askedSelfies.length;
    const answer = await verifyDuring(
      () => room.takeSelfie(party.token),
      () => room.engine.askedSelfies.length > asked,
    );
    expect(answer.statusCode).toBe(409);
    expect(await outliving()).toEqual(nothing);
  });
});
