import { mkdtemp, rm } from 'node:fs/promises';
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { raw, sql } from '@suite/database';
import { createBooking } from '../bookings/use-cases/create-booking.ts';
import { decryptVerificationToken, sealToken } from '../bookings/domain/verification-token.ts';
import { openBytes, sealBytes, sealingKeys } from '../sealing/sealed-bytes.ts';
import { keyIdOf, type SecretKey } from '../sealing/secret-key.ts';
import { sealedColumns } from '../key-rotation/sealed-columns.ts';
import { addBooking, deps, openBookingsTest, payload } from '../testing/contexts/open-bookings-test.ts';
import type { BookingsTest } from '../testing/contexts/open-bookings-test.ts';
import { guestFace } from '../verification/domain/identity-keys.ts';
import { openImageStore } from '../verification/image-store/open-image-store.ts';
import { findNumberKey } from '../verification/use-cases/find-number-key.ts';
import { forgetKey, requireNeededKeys, rotateKeys } from '../key-rotation/key-rotation.public.ts';
import { findOlderValues, recordKeyUse, replaceValue } from '../key-rotation/secret-keys.repository.ts';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const before: SecretKey = [oldKey];
const both: SecretKey = [newKey, oldKey];
const after: SecretKey = [newKey];
const [oldId, newId] = [keyIdOf(oldKey), keyIdOf(newKey)];

let fixture: BookingsTest;
let imagesDir: string;
beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  imagesDir = join(await mkdtemp(join(tmpdir(), 'suite-keys-')), 'images');
});
afterEach(async () => {
  for (const table of ['secret_keys', 'verification_images', 'bookings']) {
    await fixture.database.query(sql`delete from ${raw(table)}`);
  }
  await rm(join(imagesDir, '..'), { recursive: true, force: true });
});

const damage = (path: string, error: unknown) => {
  throw new Error(`${path} does not open`, { cause: error });
};
const imagesOf = (secretKey: SecretKey = before) =>
  openImageStore({ imagesDir, imagesS3: undefined, secretKey }, damage);

async function rotate(secretKey: SecretKey = both, say: (line: string) => void = () => undefined) {
  const images = await imagesOf(secretKey);
  return rotateKeys({ database: fixture.database, images, secretKey, columns: sealedColumns, say });
}

const book = async (secretKey: SecretKey = before) => {
  const { id } = await createBooking(fixture.database, fixture.people.seaviewAdmin, payload(), {
    ...deps,
    secretKey,
  });
  return id;
};

async function tokenOf(id: number, secretKey: SecretKey) {
  const [row] = await fixture.database.query<{ encrypted: Buffer; hash: Buffer }>(sql`
    select verification_token_encrypted as encrypted, verification_token_hash as hash from bookings where id = ${id}`);
  return row && decryptVerificationToken(secretKey, row.encrypted, row.hash);
}

async function addPhoto(booking_id: number, secretKey: SecretKey = before) {
  const path = `${booking_id}/${randomUUID()}`;
  await (await imagesOf(secretKey)).put(path, Buffer.from('a photo'));
  await fixture.database.query(sql`
    insert into verification_images (id, booking_id, kind, path, delete_at)
    values (gen_random_uuid(), ${booking_id}, 'selfie', ${path}, now() + interval '1 day')`);
  return path;
}

const keyOf = (booking_id: number) => ({ hotel_id: fixture.seaview, booking_id });

/** Simulates a server that sealed with this key and has ended. */
async function endServer(key_id: string) {
  await recordKeyUse(fixture.database, key_id);
  await fixture.database.query(sql`
    update secret_keys set last_used_at = now() - interval '2 minutes' where key_id = ${key_id}`);
}

describe('rotating keys', () => {
  test('seals links, faces, number keys and photos again, so that the old key is not needed any more', async () => {
    const { database } = fixture;
    const [old, fresh] = [await book(before), await book(both)];
    const tokens = [await tokenOf(old, before), await tokenOf(fresh, both)];
    const token = randomUUID();
    const link = sealToken(before, token);
    await database.query(sql`
      insert into passengers (booking_id, name, type, verification_token_hash, verification_token_encrypted)
      values (${old}, 'Bo', 'Adult', ${link.hash}, ${link.encrypted})`);
    const face = sealBytes(sealingKeys(guestFace, before), `${old}/primary`, Buffer.from('a face'));
    await database.query(sql`
      insert into verification_identities (booking_id, person_name, face, delete_at)
      values (${old}, 'Ana', ${face}, now() + interval '1 day')`);
    const numberKey = await findNumberKey(database, before, keyOf(old));
    const photo = await addPhoto(old);

    expect(await rotate()).toContain(`The key ${oldId} can be dropped from SECRET_KEY now.`);

    expect([await tokenOf(old, after), await tokenOf(fresh, after)]).toEqual(tokens);
    const [guest] = await database.query<{ encrypted: Buffer }>(
      sql`select verification_token_encrypted as encrypted from passengers where booking_id = ${old}`,
    );
    expect(decryptVerificationToken(after, guest?.encrypted ?? Buffer.alloc(0), link.hash)).toBe(token);
    const [seen] = await database.query<{ face: Buffer }>(sql`select face from verification_identities`);
    const opened = openBytes(sealingKeys(guestFace, after), `${old}/primary`, seen?.face ?? Buffer.alloc(0));
    expect(opened.toString()).toBe('a face');
    expect(await findNumberKey(database, after, keyOf(old))).toEqual(numberKey);
    expect((await (await imagesOf(after)).get(photo))?.toString()).toBe('a photo');
  });

  test('keeps the derived key of numbers that were digested before keys were stored', async () => {
    const { database } = fixture;
    const id = await book();
    const face = sealBytes(sealingKeys(guestFace, before), `${id}/primary`, Buffer.from('a face'));
    await database.query(sql`
      insert into verification_identities (booking_id, person_name, face, number_digest, delete_at)
      values (${id}, 'Ana', ${face}, 'a digest', now() + interval '1 day')`);
    await rotate();
    await database.query(sql`delete from verification_identities`);
    const stored = await findNumberKey(database, after, keyOf(id));
    await database.query(sql`delete from verification_number_keys`);
    await database.query(sql`
      insert into verification_identities (booking_id, person_name, face, number_digest, delete_at)
      values (${id}, 'Ana', ${face}, 'a digest', now() + interval '1 day')`);
    expect(await findNumberKey(database, before, keyOf(id))).toEqual(stored);
  });

  test('that was interrupted resumes where it stopped', async () => {
    const { database, seaview } = fixture;
    const first = await book();
    await database.query(sql`
      insert into bookings (hotel_id, name, email, checkin_date, no_nights, verification_token_hash, verification_token_encrypted)
      select ${seaview}, 'Guest', n || '@many.test', '2031-01-01', 1, sha256(n::text::bytea), 'of a lost key'
      from generate_series(1, 501) as n`);
    const last = await book();
    const cutOff = rotate(both, (line) => {
      throw new Error(`cut off after ${line}`);
    });
    await expect(cutOff).rejects.toThrow('cut off after bookings');
    expect(await tokenOf(first, after)).toBeTruthy();
    await expect(tokenOf(last, after)).rejects.toThrow(oldId);
    const lines: string[] = [];
    expect(await rotate(both, (line) => lines.push(line))).toContain(
      '501 values open with no key of the list',
    );
    expect(lines).toContain(
      'bookings.verification_token_encrypted: 1 sealed with the newest key, 501 open with no key of the list',
    );
    expect(await tokenOf(last, after)).toBeTruthy();
  });

  test('leaves alone what a server writes at the same time', async () => {
    const { database } = fixture;
    const id = await book();
    const column = sealedColumns.find(({ table }) => table === 'bookings');
    if (!column) throw new Error('no column');
    const header = Buffer.alloc(8);
    const [value] = await findOlderValues(database, column, { header, after: null, limit: 1 });
    const renewed = sealToken(both, randomUUID());
    await database.query(sql`
      update bookings set verification_token_hash = ${renewed.hash}, verification_token_encrypted = ${renewed.encrypted}
      where id = ${id}`);
    expect(value && (await replaceValue(database, column, value, Buffer.from('late')))).toBe(false);
    expect(await tokenOf(id, after)).toBeTruthy();
  });

  test('leaves photos alone that are deleted at the same time, and those that no check knows', async () => {
    const { database } = fixture;
    const [due, unknown] = [await addPhoto(await book()), await addPhoto(await book())];
    await database.query(sql`delete from verification_images where path = ${unknown}`);
    await database.transaction(async (tx) => {
      await tx.query(sql`select 1 from verification_images where path = ${due} for update`);
      await rotate();
    });
    const images = await imagesOf(before);
    expect([await images.get(due), await images.get(unknown)].map(String)).toEqual(['a photo', 'a photo']);
  });

  test('does nothing with one key', async () => {
    expect(await rotate(after)).toBe('SECRET_KEY lists one key: there is nothing to rotate.');
  });

  test('is refused while a server seals with an older key', async () => {
    const id = await book();
    await recordKeyUse(fixture.database, oldId);
    await expect(rotate()).rejects.toThrow(`A server sealed with the key ${oldId} in the last 90 seconds`);
    await expect(tokenOf(id, after)).rejects.toThrow(oldId);
    await endServer(oldId);
    await rotate();
    expect(await tokenOf(id, after)).toBeTruthy();
  });

  test('is audited without a key', async () => {
    await endServer(oldId);
    await book();
    await rotate();
    const [record] = await fixture.database.query(sql`
      select action, subject_id, details from audit_records where action = 'rotate-keys' order by id desc limit 1`);
    expect(record).toEqual({
      action: 'rotate-keys',
      subject_id: newId,
      details: { released: [oldId], resealed: 1, unreadable: 0 },
    });
  });
});

describe('a key that is missing at start', () => {
  test('is named until its values are sealed again', async () => {
    const { database } = fixture;
    await expect(requireNeededKeys(database, after)).resolves.toBeUndefined();
    await endServer(oldId);
    await expect(requireNeededKeys(database, after)).rejects.toThrow(
      `SECRET_KEY does not list the key ${oldId}, and stored values are sealed with it: put it back`,
    );
    await expect(requireNeededKeys(database, both)).resolves.toBeUndefined();
    await rotate();
    await expect(requireNeededKeys(database, after)).resolves.toBeUndefined();
    await expect(requireNeededKeys(database, before)).rejects.toThrow(newId);
  });

  test('is needed again when a server seals with it after all', async () => {
    await endServer(oldId);
    await rotate();
    await recordKeyUse(fixture.database, oldId);
    await expect(requireNeededKeys(fixture.database, after)).rejects.toThrow(oldId);
  });

  test('can be given up when it is lost', async () => {
    const { database } = fixture;
    await expect(forgetKey(database, oldId)).rejects.toThrow(`No stored value needs a key ${oldId}.`);
    await endServer(oldId);
    expect(await forgetKey(database, oldId)).toContain(`Servers start without the key ${oldId}.`);
    await expect(requireNeededKeys(database, after)).resolves.toBeUndefined();
  });
});

test('a booking that never opened anything is left as it is', async () => {
  const id = await addBooking(fixture.database, { hotel_id: fixture.seaview, checkin_date: '2030-01-01' });
  const stored = () =>
    fixture.database.query(sql`select verification_token_encrypted from bookings where id = ${id}`);
  const kept = await stored();
  expect(await rotate()).toContain('1 values open with no key of the list');
  expect(await stored()).toEqual(kept);
});
