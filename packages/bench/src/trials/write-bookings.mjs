import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { BenchFailure } from '../bench-failure.mjs';
import { signIn } from '../api/sign-in.mjs';

/** @typedef {import('./crash-target.mjs').Acknowledged} Acknowledged */

const dayMs = 86_400_000;
const pauseMs = 20;
const timeoutMs = 90_000;

export function newBooking() {
  const dayFromNow = (/** @type {number} */ days) =>
    new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  const token = randomUUID();
  return {
    ...{ name: 'Ada Byron', email: `${token}@guests.test`, room_type: 'Double', no_nights: 2 },
    ...{ checkin_date: dayFromNow(7), checkout_date: dayFromNow(9), verification_token: token },
    passengers: [{ name: 'Charles Babbage', type: 'Adult' }],
    // The hotel has fewer rooms than a trial books.
    allow_overbooking: true,
  };
}

/**
 * Books stays, several at a time, until it is stopped.
 * @param {string} url
 * @param {number} writers
 */
export async function writeBookings(url, writers) {
  const authorization = `Bearer ${await signIn(url)}`;
  /** @type {Acknowledged[]} */
  const acknowledged = [];
  /** @type {Record<string, number>} */
  const refused = {};
  let isStopped = false;

  const book = async () => {
    const booking = newBooking();
    try {
      const answer = await fetch(`${url}/api/bookings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify(booking),
      });
      if (answer.status === 201) {
        const { result } = await answer.json();
        acknowledged.push({ id: Number(result.id), email: booking.email, guests: booking.passengers.length });
        return;
      }
      refused[answer.status] = (refused[answer.status] ?? 0) + 1;
    } catch {
      refused['broken off'] = (refused['broken off'] ?? 0) + 1;
    }
    await sleep(pauseMs);
  };
  const writing = Array.from({ length: writers }, async () => {
    while (!isStopped) await book();
  });
  return {
    acknowledged,
    refused,
    /** @param {number} enough */
    async untilAcknowledged(enough) {
      for (const until = Date.now() + timeoutMs; Date.now() < until; await sleep(2)) {
        if (acknowledged.length >= enough) return;
      }
      throw new BenchFailure(`Only ${acknowledged.length} bookings were made in ${timeoutMs / 1000} s.`);
    },
    async stop() {
      isStopped = true;
      await Promise.all(writing);
    },
  };
}
