import { randomUUID } from 'node:crypto';
import { signIn } from '../api/sign-in.mjs';
import { BenchFailure } from '../bench-failure.mjs';

const dayMs = 86_400_000;

/**
 * Books a stay of two nights in a week, and gives the token of the guest's link.
 * @param {string} url of the server
 */
export async function bookStay(url) {
  const verification_token = randomUUID();
  const dayFromNow = (/** @type {number} */ days) =>
    new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  const answer = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await signIn(url)}` },
    body: JSON.stringify({
      name: 'Ada Byron',
      email: `${verification_token}@guests.test`,
      room_type: 'Double',
      checkin_date: dayFromNow(7),
      checkout_date: dayFromNow(9),
      no_nights: 2,
      passengers: [{ name: 'Charles Babbage', type: 'Adult' }],
      verification_token,
    }),
  });
  if (answer.status !== 201) throw new BenchFailure(`Booking a stay answered ${answer.status}.`);
  return verification_token;
}
