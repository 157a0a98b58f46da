import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openDeskTest, type DeskTest } from '../testing/contexts/open-desk-test.ts';

let desk: DeskTest;
beforeAll(async () => {
  desk = await openDeskTest();
});
afterAll(() => desk.room.close());
beforeEach(() => desk.book());

/** Stores a change by a process whose clock is ahead, and returns its instant. */
async function changeAhead(): Promise<Date> {
  const [row] = await desk.room.database.query<{ updated_at: Date }>(sql`
    update bookings set updated_at = now() + interval '1 minute' where id = ${desk.party.booking_id}
    returning updated_at`);
  return row?.updated_at ?? new Date(0);
}

async function lastChange(): Promise<Date | undefined> {
  const [row] = await desk.room.database.query<{ updated_at: Date }>(
    sql`select updated_at from bookings where id = ${desk.party.booking_id}`,
  );
  return row?.updated_at;
}

test.each([
  ['the primary guest', () => desk.primary()],
  ['another guest', () => desk.other()],
])('verifying %s and undoing it are changes later than all before', async (_who, person) => {
  const first = await changeAhead();
  expect((await desk.verify(person())).statusCode).toBe(200);
  expect(await lastChange()).toEqual(new Date(first.getTime() + 1));
  const second = await changeAhead();
  const undone = await desk.call('/desk-verification/undo', { user_type: person() });
  expect(undone.statusCode).toBe(200);
  expect(await lastChange()).toEqual(new Date(second.getTime() + 1));
});
