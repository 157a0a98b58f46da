import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { signInByApi } from './api-caller.ts';
import { dayIn, seaviewZone } from './calendar.ts';

export async function bookForGuest(url: string): Promise<string> {
  const verification_token = randomUUID();
  const { caller } = await signInByApi(url, 'admin@seaview.test');
  const { status, body } = await caller.post('/bookings', {
    name: 'Marguerite Featherstonehaugh-Cholmondeley',
    email: `${verification_token}@guests.test`,
    room_type: 'Family',
    checkin_date: dayIn(seaviewZone, 3),
    checkout_date: dayIn(seaviewZone, 5),
    no_nights: 2,
    allow_overbooking: true,
    passengers: [
      { name: 'Ida', type: 'Child' },
      { name: 'Jon', type: 'Adult' },
    ],
    verification_token,
  });
  expect([status, body.message]).toEqual([201, 'Booking created successfully']);
  return verification_token;
}
