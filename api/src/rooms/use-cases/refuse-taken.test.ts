import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openRoomsTest, type RoomsTest } from '../../testing/contexts/open-rooms-test.ts';
import { refuseTaken } from './refuse-taken.ts';

let fixture: RoomsTest;
beforeAll(async () => {
  fixture = await openRoomsTest();
});
afterAll(() => fixture.drop());

test('a room that is free again by the time of the refusal was taken by another user', async () => {
  const room_id = await fixture.addRoom();
  const nights = { room_id, from: fixture.day(1), to: fixture.day(2) };
  const violation = Object.assign(new Error(), { code: '23P01', constraint: 'room_nights_no_overlap' });
  const refused = fixture.database.transaction((tx) =>
    refuseTaken(tx, { hotel_id: fixture.seaview }, [nights], () => Promise.reject(violation)),
  );
  await expect(refused).rejects.toMatchObject({
    errorType: 'CONFLICT',
    message: 'Another user has just taken room 100 for these nights. Please choose another room.',
  });
});
