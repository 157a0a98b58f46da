import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { VerificationBooking } from '@suite/contracts/verification';
import { sql } from '@suite/database';
import { openDeskTest, type DeskTest } from '../../testing/contexts/open-desk-test.ts';
import { said, type VerificationTest } from '../../testing/contexts/open-verification-test.ts';

let desk: DeskTest;
let room: VerificationTest;

beforeAll(async () => {
  desk = await openDeskTest();
  ({ room } = desk);
});
afterAll(() => room.close());
beforeEach(() => desk.book());

describe('arrival', () => {
  const arrival = async (token = desk.party.token) => {
    const answer = await room.call(token, `/getuser_by_token/${token}`);
    const { result } = answer.json<{ result: VerificationBooking }>();
    return result.arrival;
  };
  const shownCodes = async () => {
    const { code = '', link = 'none:' } = (await arrival()) ?? {};
    return { code, link, signed: new URL(link).searchParams.get('arrival') ?? '' };
  };
  const look = (code: string, who?: string) => desk.call('/api/bookings/arrivals/check', { code }, who);

  test('has a code and a link, for the primary guest alone, once all are verified', async () => {
    await desk.verify(desk.primary());
    expect(await arrival()).toBeNull();
    await desk.verifyAll();
    const { code, link, signed } = await shownCodes();
    expect(await arrival()).toEqual({ code, link });
    expect(await arrival(desk.party.guests[0]?.token)).toBeNull();
    expect(link).not.toContain(desk.party.token);
    for (const shown of [code, `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`, signed]) {
      expect((await look(shown)).json().result).toEqual({ booking_id: desk.party.booking_id });
      expect(said(await look(shown, 'alpine desk'))).toEqual([404, 'NOT_FOUND']);
      expect(said(await look(shown, 'clerk'))).toEqual([403, 'PERMISSION_DENIED']);
      expect((await look(shown, 'super admin')).statusCode).toBe(200);
    }
    const wrong = [
      '00000000',
      `${signed}x`,
      signed.replace(/^\d+/, '1'),
      desk.party.token,
      code.slice(1),
      'é',
    ];
    for (const shown of wrong) expect(said(await look(shown))).toEqual([404, 'NOT_FOUND']);
    expect(said(await look(' '))).toEqual([400, 'VALIDATION_ERROR']);
    await room.database.query(
      sql`update passengers set is_verified = false where id = ${desk.party.guests[0]?.id}`,
    );
    for (const shown of [code, signed]) expect((await look(shown)).statusCode).toBe(404);
  });

  test('ends with the stay, the link and the booking', async () => {
    const changes = [
      sql`checkin_date = '2020-01-01', checkout_date = '2020-01-02'`,
      sql`verification_token_hash = sha256(verification_token_hash)`,
      sql`deleted_at = now()`,
    ];
    for (const change of changes) {
      desk.party = await room.book({ is_verified: true });
      const { code, signed } = await shownCodes();
      await room.database.query(sql`update bookings set ${change} where id = ${desk.party.booking_id}`);
      for (const shown of [code, signed]) expect((await look(shown, 'manager')).statusCode).toBe(404);
    }
  });

  test('codes are tried thirty times a minute', async () => {
    const tries = await Promise.all(Array.from({ length: 40 }, () => look('00000000', 'night desk')));
    const last = tries.filter(({ statusCode }) => statusCode === 429);
    expect(last.length).toBeGreaterThanOrEqual(10);
    expect(last[0]?.json().message).toBe('Too many codes were tried. Please wait a minute.');
    expect(Number(last[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
