import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  openVerificationTest,
  said,
  type Answer,
  type VerificationTest,
} from '../testing/open-verification-test.ts';

let room: VerificationTest;

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());
afterEach(() => {
  room.engine.answer = {};
  room.engine.gate = Promise.resolve();
});

describe('a challenge', () => {
  const lastReason = (answer: Answer) => [
    answer.statusCode,
    answer.json().success,
    answer.json().result?.reason,
  ];

  test('is left or right, by chance', async () => {
    const { token } = await room.book();
    await room.consent(token);
    const turns = new Set<string>();
    for (let draws = 0; draws < 40 && turns.size < 2; draws += 1) {
      turns.add((await room.call(token, '/verification/challenge', {})).json().result.turn);
      await room.database.query(sql`update verification_challenges set used_at = now()`);
    }
    expect([...turns].sort()).toEqual(['left', 'right']);
  });

  test('asks for the same turn until it is used or too old, however often it is drawn', async () => {
    for (let booking = 0; booking < 4; booking += 1) {
      const { token } = await room.book();
      await room.consent(token);
      const draw = async () => (await room.call(token, '/verification/challenge', {})).json().result;
      const drawn = await Promise.all(Array.from({ length: 6 }, draw));
      expect(new Set(drawn.map(({ challenge_id }) => challenge_id)).size).toBe(6);
      expect(new Set(drawn.map(({ turn }) => turn)).size).toBe(1);
    }
  });

  test.each(['a match', 'a failure'])('serves one check, be it %s', async (outcome) => {
    const { token, challenge_id, booking_id } = await room.ready();
    if (outcome === 'a failure') room.engine.answer = { similarity_score: 10, reason: 'NO_MATCH' };
    await room.send(token, { challenge_id });
    const asked = room.engine.asked.length;
    expect(lastReason(await room.send(token, { challenge_id }))).toEqual([200, false, 'CHALLENGE_EXPIRED']);
    expect(room.engine.asked).toHaveLength(asked);
    expect(await room.traces(booking_id)).toEqual({ attempts: 2, images: 2, audits: 2 });
  });

  test('that is missing, made up, of somebody else or too old serves none', async () => {
    const [mine, foreign] = [await room.ready(), await room.ready()];
    expect(lastReason(await room.send(mine.token))).toEqual([200, false, 'TURN_MISSING']);
    const { challenge_id } = foreign;
    expect(lastReason(await room.send(mine.token, { challenge_id }))).toEqual([
      200,
      false,
      'CHALLENGE_EXPIRED',
    ]);
    await room.database.query(
      sql`update verification_challenges set expires_at = now() where id = ${challenge_id}::uuid`,
    );
    const late = await room.send(foreign.token, { challenge_id });
    expect(lastReason(late)).toEqual([200, false, 'CHALLENGE_EXPIRED']);
    expect(late.json().result).toMatchObject({
      selfie_url: null,
      document_url: null,
      similarity_score: null,
    });
    expect((await room.traces(mine.booking_id)).images).toBe(0);
    expect(said(await room.send(mine.token, { challenge_id: 'x' }))).toEqual([200, false]);
  });
});

describe('attempts', () => {
  async function fail(token: string, times: number) {
    room.engine.answer = { similarity_score: 10, reason: 'NO_MATCH' };
    for (let turn = 0; turn < times; turn += 1) expect(said(await room.check(token))).toEqual([200, false]);
  }
  const attemptsOf = async (token: string) =>
    (await room.call(token, `/getuser_by_token/${token}`)).json().result.attempts;
  const age = (booking_id: number, minutes: number) =>
    room.database.query(sql`
      update verification_attempts set finished_at = finished_at - make_interval(mins => ${minutes})
      where booking_id = ${booking_id}`);

  test('pause for a quarter of an hour after three failures in a row, and end with ten a day', async () => {
    const { token, booking_id } = await room.book();
    await fail(token, 3);
    const refused = await room.check(token);
    expect(said(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.json().message).toMatch(/try again in 15 minutes, or show your ID at the front desk/);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(600);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(said(await room.call(token, '/verification/challenge', {}))).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(await attemptsOf(token)).toEqual({ left_today: 7, paused_until: expect.stringMatching(/Z$/) });
    for (const left_today of [4, 1]) {
      await age(booking_id, 16);
      await fail(token, 3);
      expect(await attemptsOf(token)).toMatchObject({ left_today });
    }
    await age(booking_id, 16);
    await fail(token, 1);
    await age(booking_id, 16);
    const last = await room.check(token);
    expect(said(last)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(last.json().message).toBe(
      'You have used all attempts for today. Please show your ID at the front desk.',
    );
    await age(booking_id, 24 * 60);
    room.engine.answer = {};
    expect(said(await room.check(token))).toEqual([200, true]);
  });

  test('are counted once even when they come together', async () => {
    const { token, booking_id, challenge_id } = await room.ready();
    await fail(token, 2);
    let open = () => undefined as void;
    room.engine.gate = new Promise((resolve) => (open = resolve));
    const together = Array.from({ length: 6 }, () => room.send(token, { challenge_id }));
    setTimeout(open, 300);
    const answers = (await Promise.all(together)).map(said);
    expect(answers.filter(([status]) => status === 200)).toEqual([[200, false]]);
    for (const [status] of answers) expect([200, 409, 429]).toContain(status);
    expect(await room.traces(booking_id)).toEqual({ attempts: 3, images: 6, audits: 3 });
    expect(said(await room.check(token))).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  test('of a process that died do not keep the person waiting', async () => {
    const { token, booking_id, challenge_id } = await room.ready();
    const [row] = await room.database.query<{ id: number }>(sql`
      insert into verification_attempts (booking_id, person_name, token_hash) values (${booking_id}, 'Ines Duarte', '')
      returning id`);
    expect(said(await room.send(token, { challenge_id }))).toEqual([409, 'CONFLICT']);
    await room.database.query(
      sql`update verification_attempts set started_at = now() - interval '6 minutes' where id = ${row?.id}`,
    );
    expect(said(await room.send(token, { challenge_id }))).toEqual([200, true]);
  });
});
