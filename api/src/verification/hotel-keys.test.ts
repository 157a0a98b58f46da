import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { migrate, raw, sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { schemaSources } from '../bootstrap/open-storage.ts';
import { addBooking, addHotel } from '../testing/contexts/open-bookings-test.ts';

/** Names each table with the columns that refer to rows which another hotel has, too. */
const references = {
  verification_attempts: ['booking_id', 'passenger_id'],
  verification_challenges: ['booking_id', 'passenger_id'],
  verification_consents: ['booking_id', 'passenger_id'],
  verification_deletions: ['booking_id', 'passenger_id'],
  verification_desk_choices: ['booking_id', 'passenger_id'],
  verification_emails: ['booking_id'],
  verification_identities: ['booking_id', 'passenger_id'],
  verification_images: ['booking_id', 'attempt_id'],
  verification_jobs: ['attempt_id'],
  verification_number_keys: ['booking_id'],
  verification_selfies: ['booking_id', 'passenger_id', 'image_id', 'side_image_id'],
  verification_sends: ['booking_id'],
};
const tables = Object.keys(references) as (keyof typeof references)[];

let scratch: TestDatabase;
/** The rows of the first hotel are older than the keys; an earlier build writes those of the second one afterwards. */
let hotels: number[];

beforeAll(async () => {
  scratch = await createTestDatabase({ migrations: [] });
  const folder = await mkdtemp(join(tmpdir(), 'suite-migrations-'));
  try {
    const [registry, api, ...rest] = schemaSources;
    if (!registry || !api || !('folder' in api)) throw new Error('the order of the sources has changed');
    const files = (await readdir(api.folder)).filter((file) => file < '0113' && file.endsWith('.sql'));
    for (const file of files) await cp(join(api.folder, file), join(folder, file));
    await migrate(scratch.database, [registry, { ...api, folder }]);
    const older = await addHotel(scratch.database, 'Seaview');
    await addRowsOfEarlierBuild(older);
    await migrate(scratch.database, [registry, api, ...rest]);
    const newer = await addHotel(scratch.database, 'Alpine');
    await addRowsOfEarlierBuild(newer);
    hotels = [older, newer];
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
afterAll(() => scratch.drop());

async function addRowsOfEarlierBuild(hotel_id: number): Promise<void> {
  const booking_id = await addBooking(scratch.database, {
    ...{ hotel_id, checkin_date: '2030-01-01', guests: ['Bo'] },
  });
  await scratch.database.query(sql`
    with guest as (
      select booking_id, id as passenger_id, name from passengers where booking_id = ${booking_id}
    ), attempts as (
      insert into verification_attempts (booking_id, passenger_id, person_name, token_hash, selfie_id)
      select booking_id, passenger_id, name, '', gen_random_uuid() from guest returning id, booking_id
    ), photos as (
      insert into verification_images (id, booking_id, attempt_id, kind, path, delete_at)
      select gen_random_uuid(), booking_id, id, kind, gen_random_uuid()::text, now() + interval '1 day'
      from attempts cross join unnest(array['selfie', 'document_back']) as kind returning id, kind, booking_id
    ), selfies as (
      insert into verification_selfies (booking_id, passenger_id, person_name, token_hash, digest, expires_at, image_id,
        side_image_id)
      select booking_id, passenger_id, name, '', '', now() + interval '1 day',
        (select id from photos where kind = 'selfie'), (select id from photos where kind = 'document_back') from guest
    ), jobs as (
      insert into verification_jobs (id, attempt_id) select gen_random_uuid(), id from attempts
    ), challenges as (
      insert into verification_challenges (booking_id, passenger_id, poses, expires_at)
      select booking_id, passenger_id, '{left}', now() from guest
    ), consents as (
      insert into verification_consents (booking_id, passenger_id, person_name, version, locale)
      select booking_id, passenger_id, name, '1', 'en' from guest
    ), deletions as (
      insert into verification_deletions (booking_id, passenger_id, deleted_at, photos, checks)
      select booking_id, passenger_id, now(), 0, 0 from guest
    ), choices as (
      insert into verification_desk_choices (booking_id, passenger_id, person_name, chosen_at)
      select booking_id, passenger_id, name, now() from guest
    ), identities as (
      insert into verification_identities (booking_id, passenger_id, person_name, face, delete_at)
      select booking_id, passenger_id, name, '', now() from guest
    ), keys as (
      insert into verification_number_keys (booking_id, number_key) select booking_id, '' from guest
    ), mails as (
      insert into verification_emails (booking_id, kind) select booking_id, 'reminder' from guest
    ) insert into verification_sends (booking_id, sent_at) select booking_id, now() from guest`);
}

test('the list has each table of verification', async () => {
  const found = await scratch.database.query<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname like 'verification\\_%' order by relname`);
  expect(found.map(({ name }) => name)).toEqual(tables);
});

test.each(tables)(
  '%s has the hotel of rows from before the keys and of rows of an earlier build',
  async (table) => {
    const found = await scratch.database.query<{ hotel_id: number }>(
      sql`select distinct hotel_id from ${raw(table)} order by hotel_id`,
    );
    expect(found.map(({ hotel_id }) => hotel_id)).toEqual(hotels);
  },
);

test.each(tables.flatMap((table) => references[table].map((column) => [table, column] as const)))(
  'a row of %s cannot take its %s from another hotel',
  async (table, column) => {
    const [own, other] = hotels;
    // The row of the other hotel makes room first, because some of these columns are unique.
    const moved = scratch.database.query(sql`
      with theirs as (delete from ${raw(table)} where hotel_id = ${other} returning ${raw(column)})
      update ${raw(table)} set ${raw(column)} = theirs.${raw(column)} from theirs where hotel_id = ${own}`);
    await expect(moved).rejects.toMatchObject({ code: '23503' });
  },
);

test('the end of a check keeps its photos until the sweep, and that of a photo its selfie', async () => {
  const { database } = scratch;
  const [hotel_id] = hotels;
  await database.query(sql`delete from verification_attempts where hotel_id = ${hotel_id}`);
  const photos = sql`
    select attempt_id, delete_at <= now() as is_due from verification_images where hotel_id = ${hotel_id}`;
  expect(await database.query(photos)).toEqual(Array(2).fill({ attempt_id: null, is_due: true }));
  expect(await database.query(sql`select from verification_jobs where hotel_id = ${hotel_id}`)).toEqual([]);
  await database.query(sql`
    delete from verification_images where hotel_id = ${hotel_id} and kind = 'document_back'`);
  const selfies = sql`select side_image_id from verification_selfies where hotel_id = ${hotel_id}`;
  expect(await database.query(selfies)).toEqual([{ side_image_id: null }]);
  await database.query(sql`delete from verification_images where hotel_id = ${hotel_id}`);
  expect(await database.query(selfies)).toEqual([]);
});
