import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openRoomsTest, type RoomsTest } from '../../testing/contexts/open-rooms-test.ts';
import { moveStay } from './move-stay.ts';

let fixture: RoomsTest;
beforeAll(async () => {
  fixture = await openRoomsTest();
});
afterAll(() => fixture.drop());

async function stayIn(room_id: number): Promise<number> {
  const id = await fixture.addStay(10, 2);
  await fixture.database.query(sql`
    insert into room_nights (hotel_id, room_id, during, booking_id)
    select hotel_id, ${room_id}, daterange(checkin_date, stay_end), id from bookings where id = ${id}`);
  return id;
}

test('a swap with a booking that is not in the room moved to is refused at its field', async () => {
  const { database, people, day } = fixture;
  const [own, free, other] = [await fixture.addRoom(), await fixture.addRoom(), await fixture.addRoom()];
  const id = await stayIn(own);
  for (const swap_with of [id, await stayIn(other), await fixture.addStay(10, 2)]) {
    for (const room_id of [free, null]) {
      const move = moveStay(database, people.seaviewAdmin, id, {
        ...{ checkin_date: day(10), checkout_date: day(12), room_id, swap_with },
        ...{ upgrade: false, allow_overbooking: false },
      });
      await expect(move).rejects.toMatchObject({
        ...{ errorType: 'CONFLICT', code: 'ROOM_SWAP_ELSEWHERE', params: { id: swap_with } },
        fields: [{ field: 'swap_with' }],
      });
    }
  }
  expect(await fixture.nightsOf(id)).toEqual(['100: 10..12']);
});
