import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { BenchFailure } from '../bench-failure.mjs';
import { builtFile } from '../project-root.mjs';

/** @typedef {{ token: string, address: string }} Guest who has only the document left to send, and from where */

/**
 * Creates a booking for each guest, gives the consent and has the selfie accepted.
 * @param {{ url: string, dataDir: string }} server with `TRUST_PROXY=1`
 * @param {{ databaseUrl: string, secretKey: [Buffer], photos: string, count: number }} how
 * @returns {Promise<Guest[]>}
 */
export async function acceptSelfies({ url, dataDir }, { databaseUrl, secretKey, photos, count }) {
  const { openImageStore } = await import(
    builtFile('api', 'dist', 'verification', 'image-store', 'open-image-store.js')
  );
  const settings = { imagesDir: join(dataDir, 'images'), imagesS3: undefined, secretKey };
  const images = await openImageStore(settings, (/** @type {string} */ path) => {
    throw new BenchFailure(`The photo ${path} cannot be opened.`);
  });
  const selfie = readFileSync(join(photos, 'selfie.jpg'));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const guests = [];
  try {
    for (let index = 0; index < count; index++) {
      const guest = { token: randomUUID(), address: `198.51.${100 + (index >> 7)}.${1 + (index & 127)}` };
      const { rows } = await client.query(insertBooking, [guest.token]);
      await consent(url, guest);
      const path = `${rows[0].id}/${randomUUID()}`;
      await images.put(path, selfie);
      const digest = createHash('sha256').update(selfie).digest();
      await client.query(insertSelfie, [rows[0].id, guest.token, digest, randomUUID(), path]);
      guests.push(guest);
    }
  } finally {
    await client.end();
  }
  return guests;
}

/**
 * @param {string} url
 * @param {Guest} guest
 */
async function consent(url, { token, address }) {
  const headers = { 'x-forwarded-for': address, 'x-verification-token': token };
  const opened = await fetch(`${url}/api/getuser_by_token/${token}`, { headers });
  const { consent_version: version } = (await opened.json()).result;
  const given = await fetch(`${url}/api/verification/consent`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ version, locale: 'en' }),
  });
  if (!given.ok) throw new BenchFailure(`Consenting answered ${given.status}.`);
}

const insertBooking = `
  insert into bookings (hotel_id, name, email, room_type, checkin_date, checkout_date, no_nights,
    verification_token_hash, verification_token_encrypted)
  select min(id), 'Ada Byron', $1 || '@measured.test', 'Double', current_date + 7, current_date + 9, 2,
    sha256(convert_to($1, 'UTF8')), '\\x00'
  from hotels where is_approved and is_active returning id`;

const insertSelfie = `
  with image as (
    insert into verification_images (id, hotel_id, booking_id, kind, path, delete_at)
    select $4::uuid, hotel_id, id, 'selfie', $5, now() + interval '1 day' from bookings where id = $1
    returning id, hotel_id, booking_id
  ) insert into verification_selfies (hotel_id, booking_id, person_name, token_hash, digest, image_id, expires_at)
  select hotel_id, booking_id, 'Ada Byron', sha256(convert_to($2, 'UTF8')), $3, id, now() + interval '1 day' from image`;
