import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  openVerificationTest,
  said,
  type VerificationTest,
} from '../testing/contexts/open-verification-test.ts';

let room: VerificationTest;

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());
afterEach(() => {
  room.engine.answer = {};
  room.engine.gate = Promise.resolve();
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
      with selfies as (
        update verification_challenges set used_at = used_at - make_interval(mins => ${minutes})
        where booking_id = ${booking_id}
      ) update verification_attempts set finished_at = finished_at - make_interval(mins => ${minutes})
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
    expect(said(await room.draw(token))).toEqual([429, 'TOO_MANY_REQUESTS']);
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
    const { token, booking_id } = await room.ready();
    await fail(token, 2);
    await room.takeSelfie(token);
    let open = () => undefined as void;
    room.engine.gate = new Promise((resolve) => (open = resolve));
    const together = Array.from({ length: 6 }, () => room.send(token));
    setTimeout(open, 300);
    const answers = (await Promise.all(together)).map(said);
    expect(answers.filter(([status]) => status === 200)).toEqual([[200, false]]);
    for (const [status] of answers) expect([200, 409, 429]).toContain(status);
    expect(await room.traces(booking_id)).toEqual({ attempts: 3, images: 6, audits: 3 });
    expect(said(await room.check(token))).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  test('of a process that died do not keep the person waiting', async () => {
    const { token, booking_id } = await room.ready();
    const [row] = await room.database.query<{ id: number }>(sql`
      insert into verification_attempts (booking_id, person_name, token_hash) values (${booking_id}, 'Ines Duarte', '')
      returning id`);
    expect(said(await room.send(token))).toEqual([409, 'CONFLICT']);
    await room.database.query(
      sql`update verification_attempts set started_at = now() - interval '6 minutes' where id = ${row?.id}`,
    );
    expect(said(await room.send(token))).toEqual([200, true]);
  });
});
