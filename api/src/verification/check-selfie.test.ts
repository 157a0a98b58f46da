import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { IdentityError } from '@suite/identity';
import {
  leftNothing,
  openVerificationTest,
  said,
  type Answer,
  type VerificationTest,
} from '../testing/contexts/open-verification-test.ts';
import { photoFactory } from '../testing/contexts/photo.factory.ts';

let room: VerificationTest;

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());
afterEach(() => {
  room.engine.selfieAnswer = { reason: null, captures: null };
  room.engine.answer = {};
});

async function drawn() {
  const party = await room.book({ guests: ['Bo Lindqvist'] });
  await room.consent(party.token);
  const { challenge_id, poses } = (await room.draw(party.token)).json().result;
  return { ...party, challenge_id: challenge_id as string, poses: poses as string[] };
}
const reasonOf = (answer: Answer) => [answer.statusCode, answer.json().success, answer.json().result?.reason];
const keptImages = (booking_id: number) =>
  room.database.query<{ seconds: number }>(sql`
    select extract(epoch from delete_at - now())::float8 as seconds from verification_images
    where booking_id = ${booking_id} and delete_at > now()`);
const acceptedOf = async (token: string) =>
  (await room.call('', `/getuser_by_token/${token}`)).json().result.accepted_selfies;

describe('a challenge', () => {
  test('is three poses of four, each drawn by chance', async () => {
    const { token } = await room.book();
    await room.consent(token);
    const seen = [0, 1, 2].map(() => new Set<string>());
    const isAll = () => seen.every(({ size }) => size === 4);
    for (let draws = 0; draws < 200 && !isAll(); draws += 1) {
      const { poses } = (await room.draw(token)).json().result;
      expect(poses).toHaveLength(3);
      seen.forEach((one, place) => one.add(poses[place]));
      await room.database.query(
        sql`update verification_challenges set used_at = now() - interval '11 minutes'`,
      );
    }
    for (const one of seen) expect([...one].sort()).toEqual(['down', 'left', 'right', 'up']);
  });

  test('has a worker load its nets while the head moves', async () => {
    const { token } = await room.book();
    await room.consent(token);
    const { warmUps } = room.engine;
    const asked = room.engine.askedSelfies.length;
    await room.draw(token);
    while (room.engine.warmUps === warmUps) await new Promise(setImmediate);
    expect(room.engine.askedSelfies).toHaveLength(asked);
  });

  test('asks for the same poses until it is used or too old, however often it is drawn', async () => {
    for (let booking = 0; booking < 4; booking += 1) {
      const { token } = await room.book();
      await room.consent(token);
      const draw = async () => (await room.draw(token)).json().result;
      const draws = await Promise.all(Array.from({ length: 6 }, draw));
      expect(new Set(draws.map(({ challenge_id }) => challenge_id)).size).toBe(6);
      expect(new Set(draws.map(({ poses }) => String(poses))).size).toBe(1);
    }
  });

  test.each(['an accepted one', 'a refused one'])('serves one selfie, be it %s', async (outcome) => {
    const { token, challenge_id } = await drawn();
    if (outcome === 'a refused one') room.engine.selfieAnswer = { reason: 'TURN_WRONG', captures: null };
    await room.sendSelfie(token, { challenge_id });
    const asked = room.engine.askedSelfies.length;
    const selfie = photoFactory.turned();
    expect(reasonOf(await room.sendSelfie(token, { challenge_id, selfie }))).toEqual([
      ...[200, false, 'CHALLENGE_EXPIRED'],
    ]);
    expect(room.engine.askedSelfies).toHaveLength(asked);
  });

  test('that is missing, made up, of another guest or too old serves none', async () => {
    const [mine, foreign] = [await drawn(), await drawn()];
    expect(reasonOf(await room.sendSelfie(mine.token))).toEqual([200, false, 'TURN_MISSING']);
    const expired = [200, false, 'CHALLENGE_EXPIRED'];
    const { challenge_id } = foreign;
    expect(reasonOf(await room.sendSelfie(mine.token, { challenge_id }))).toEqual(expired);
    expect(reasonOf(await room.sendSelfie(mine.token, { challenge_id: 'x' }))).toEqual(expired);
    await room.database.query(
      sql`update verification_challenges set expires_at = now() where id = ${challenge_id}::uuid`,
    );
    expect(reasonOf(await room.sendSelfie(foreign.token, { challenge_id }))).toEqual(expired);
    expect(await room.traces(mine.booking_id)).toEqual(leftNothing);
  });
});

describe('a selfie', () => {
  test('is looked at clean, with the poses that were drawn, and kept for its document', async () => {
    const { token, booking_id, challenge_id, poses } = await drawn();
    const secret = 'taken at home by a Camera 3000';
    const frames = [photoFactory.plain(), photoFactory.turned()];
    const selfie = photoFactory.withComment(secret);
    const placed = { frame_times: '0,480', frame_poses: '0,2' };
    const answer = await room.sendSelfie(token, { challenge_id, selfie, frames, ...placed });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: 'Your selfie was accepted.', result: { success: true, reason: null } },
    ]);
    const asked = room.engine.askedSelfies.at(-1);
    expect(asked?.poses).toEqual(poses);
    expect(asked?.frames.map(({ time, pose }) => [time, pose])).toEqual([
      [0, 0],
      [480, 2],
    ]);
    expect(asked?.selfie.includes(secret)).toBe(false);
    const [image, ...others] = await keptImages(booking_id);
    expect(others).toEqual([]);
    expect(Math.abs((image?.seconds ?? 0) - 24 * 3600)).toBeLessThan(60);
    const owner = { user_type: 'primary', item_id: booking_id, document_side: null };
    expect(await acceptedOf(token)).toEqual([owner]);
    const [audit] = await room.database.query(sql`
      select details from audit_records where action = 'check-selfie' and subject_id = ${String(booking_id)}`);
    expect(audit).toEqual({ details: { user_type: 'primary', item_id: booking_id, reason: null } });
  });

  test.each(['TURN_WRONG', 'TURN_MISSING', 'NOT_LIVE', 'BLURRED'] as const)(
    'that is refused for %s counts as no attempt and is not kept',
    async (reason) => {
      const { token, booking_id, challenge_id } = await drawn();
      room.engine.selfieAnswer = { reason, captures: null };
      const answer = await room.sendSelfie(token, { challenge_id });
      expect(reasonOf(answer)).toEqual([200, false, reason]);
      expect(answer.json().message).toMatch(/^[A-Z].*\.$/);
      expect(await room.traces(booking_id)).toEqual(leftNothing);
      const opened = (await room.call(token, `/getuser_by_token/${token}`)).json().result;
      expect(opened).toMatchObject({
        attempts: { left_today: 10, paused_until: null },
        accepted_selfies: [],
      });
    },
  );

  test('is taken ten times within ten minutes at most', async () => {
    const { token, booking_id } = await drawn();
    room.engine.selfieAnswer = { reason: 'TURN_WRONG', captures: null };
    for (let count = 0; count < 10; count += 1) {
      expect(reasonOf(await room.takeSelfie(token))).toEqual([200, false, 'TURN_WRONG']);
    }
    const refused = await room.draw(token);
    expect(said(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.json().message).toMatch(/front desk/);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
    await room.database.query(sql`
      update verification_challenges set used_at = used_at - interval '10 minutes' where booking_id = ${booking_id}`);
    expect(reasonOf(await room.takeSelfie(token))).toEqual([200, false, 'TURN_WRONG']);
  });

  test('is looked at ten times, also of twenty that are sent two at a time', async () => {
    const { token } = await drawn();
    room.engine.selfieAnswer = { reason: 'TURN_WRONG', captures: null };
    const draws = await Promise.all(Array.from({ length: 20 }, () => room.draw(token)));
    const ids = draws.map((draw) => draw.json().result.challenge_id as string);
    const statuses: number[] = [];
    for (let at = 0; at < ids.length; at += 2) {
      const pair = ids.slice(at, at + 2).map((challenge_id) => room.sendSelfie(token, { challenge_id }));
      statuses.push(...(await Promise.all(pair)).map(({ statusCode }) => statusCode));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('that cannot be read counts as one of the ten', async () => {
    const { token, challenge_id } = await drawn();
    for (let count = 0; count < 10; count += 1) {
      const unread = await room.sendSelfie(token, { challenge_id, selfie: photoFactory.script() });
      expect(unread.statusCode).toBe(400);
    }
    expect((await room.sendSelfie(token, { challenge_id })).statusCode).toBe(429);
  });

  test.each([
    ['a script', { selfie: photoFactory.script() }, 400],
    ['a frame that is no photo', { frames: [photoFactory.plain(), photoFactory.script()] }, 400],
    ['a bomb', { selfie: photoFactory.bomb() }, 400],
    ['an empty file', { selfie: Buffer.alloc(0) }, 400],
    ['no selfie', { selfie: undefined }, 400],
    ['seventeen frames', { frames: Array.from({ length: 17 }, photoFactory.plain) }, 400],
    ['a frame without its time', { frame_times: '' }, 400],
    ['times that fall', { frames: [photoFactory.plain(), photoFactory.plain()], frame_times: '250,0' }, 400],
    ['a time that is no number', { frame_times: '1e3' }, 400],
    ['a fourth pose', { frame_poses: '3' }, 400],
    ['a document', { document: photoFactory.plain() }, 400],
    ['a photo of 9 MB', { selfie: Buffer.alloc(9 * 1024 * 1024, 1) }, 413],
  ])('is no selfie when it is %s, and its challenge serves another', async (_what, parts, status) => {
    const { token, booking_id, challenge_id } = await drawn();
    expect((await room.sendSelfie(token, { challenge_id, ...parts })).statusCode).toBe(status);
    expect(await room.traces(booking_id)).toEqual(leftNothing);
    expect(reasonOf(await room.sendSelfie(token, { challenge_id }))).toEqual([200, true, null]);
  });

  test('that cannot be looked at or kept costs nothing', async () => {
    const { token, booking_id, challenge_id } = await drawn();
    room.engine.selfieAnswer = new IdentityError('BUSY', 'inner words');
    expect(said(await room.sendSelfie(token, { challenge_id }))).toEqual([503, 'UNAVAILABLE']);
    room.engine.selfieAnswer = { reason: null, captures: null };
    const { put } = room.app.images;
    room.app.images.put = () => Promise.reject(new Error('the disk is full'));
    expect(said(await room.sendSelfie(token, { challenge_id }))).toEqual([503, 'UNAVAILABLE']);
    room.app.images.put = put;
    expect(await room.traces(booking_id)).toEqual(leftNothing);
    expect(reasonOf(await room.sendSelfie(token, { challenge_id }))).toEqual([200, true, null]);
  });
  test('that is sent again, because its answer never came, gets that answer; another one does not', async () => {
    const { token, booking_id, challenge_id } = await drawn();
    const selfie = photoFactory.plain();
    expect(reasonOf(await room.sendSelfie(token, { challenge_id, selfie }))).toEqual([200, true, null]);
    const looked = room.engine.askedSelfies.length;
    expect(reasonOf(await room.sendSelfie(token, { challenge_id, selfie }))).toEqual([200, true, null]);
    const other = photoFactory.turned();
    const expired = [200, false, 'CHALLENGE_EXPIRED'];
    expect(reasonOf(await room.sendSelfie(token, { challenge_id, selfie: other }))).toEqual(expired);
    expect(room.engine.askedSelfies).toHaveLength(looked);
    expect(await keptImages(booking_id)).toHaveLength(1);
    const stranger = await drawn();
    expect(reasonOf(await room.sendSelfie(stranger.token, { challenge_id, selfie }))).toEqual(expired);
  });
});
