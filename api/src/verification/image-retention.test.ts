import { existsSync } from 'node:fs';
import { copyFile, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { until } from '../testing/contexts/open-mail-test.ts';
import {
  openVerificationTest,
  type LinkedParty,
  type VerificationTest,
} from '../testing/contexts/open-verification-test.ts';
import { openImageStore } from './image-store/open-image-store.ts';
import { sweepRegularly } from './sweep-regularly.ts';
import { sweepImages, sweepStrays } from './use-cases/sweep-images.ts';

let room: VerificationTest;
let staff: { cookie: string; origin: string };
const noMatch = { similarity_score: 60, reason: 'NO_MATCH' } as const;

beforeAll(async () => {
  room = await openVerificationTest();
  const person = {
    usr_email: 'a@seaview.test',
    hotel_id: room.seaview,
    permissions: ['manage_hotel'] as const,
  };
  await insertUser(room.database, person);
  staff = await room.signIn(person.usr_email);
});
afterAll(() => room.close());

interface Kept {
  path: string;
  seconds: number;
}
const kept = (booking_id: number) =>
  room.database.query<Kept>(sql`
    select path, extract(epoch from delete_at - now())::float8 as seconds from verification_images
    where booking_id = ${booking_id} order by path`);
const fileOf = (path: string) => join(room.config.imagesDir, path);
const place = () => ({ database: room.database, images: room.app.images });
const due = (booking_id: number) =>
  room.database.query(sql`update verification_images set delete_at = now() where booking_id = ${booking_id}`);

async function checkedParty(
  answer: VerificationTest['engine']['answer'] = {},
): Promise<LinkedParty & { url: string; files: string[] }> {
  const party = await room.book({ guests: ['Bo Lindqvist'] });
  room.engine.answer = answer;
  const checked = await room.check(party.token);
  room.engine.answer = {};
  // The sweep deletes the accepted selfie, which is no longer needed.
  await sweepImages(place(), party);
  const url = (checked.json().result.selfie_url as string).replace('/api', '');
  return { ...party, url, files: (await kept(party.booking_id)).map(({ path }) => fileOf(path)) };
}
const statusOf = async (token: string, url: string) => (await room.call(token, url)).statusCode;

describe('photos are kept', () => {
  test('less than a minute after a match, and as long as the hotel says after a failure', async () => {
    const matched = await checkedParty();
    const failed = await checkedParty(noMatch);
    for (const { seconds } of await kept(matched.booking_id)) {
      expect(seconds).toBeGreaterThan(20);
      // A sweep runs every ten seconds.
      expect(seconds).toBeLessThanOrEqual(45);
    }
    for (const hours of [24, 72]) {
      await room.database.query(sql`update hotels set retention_hours = ${hours} where id = ${room.seaview}`);
      const party = hours === 24 ? failed : await checkedParty(noMatch);
      for (const { seconds } of await kept(party.booking_id)) {
        expect(Math.abs(seconds - hours * 3600)).toBeLessThan(60);
      }
    }
    await room.database.query(sql`update hotels set retention_hours = 0 where id = ${room.seaview}`);
    const unkept = await checkedParty(noMatch);
    await until(async () => (await kept(unkept.booking_id)).length === 0);
    expect(unkept.files.map(existsSync)).toEqual(unkept.files.map(() => false));
    expect(await statusOf(unkept.token, unkept.url)).toBe(404);
    await room.database.query(sql`update hotels set retention_hours = 24 where id = ${room.seaview}`);
  });

  test('with their rows, also when a check that keeps none cannot be recorded', async () => {
    await room.database.query(sql`update hotels set retention_hours = 0 where id = ${room.seaview}`);
    await room.database.query(
      sql`alter table audit_records add constraint refused check (action <> 'verify-identity') not valid`,
    );
    const { token, booking_id } = await room.book({ guests: ['Bo Lindqvist'] });
    try {
      room.engine.answer = noMatch;
      const refused = await room.check(token);
      expect(refused.statusCode).toBeGreaterThanOrEqual(400);
      const stored = await kept(booking_id);
      expect(stored.length).toBeGreaterThan(0);
      expect(stored.map(({ path }) => existsSync(fileOf(path)))).toEqual(stored.map(() => true));
    } finally {
      room.engine.answer = {};
      await room.database.query(sql`alter table audit_records drop constraint refused`);
      await room.database.query(sql`update hotels set retention_hours = 24 where id = ${room.seaview}`);
    }
  });

  test('and not there any more the moment their time is over, files a sweep later', async () => {
    const { token, booking_id, url, files } = await checkedParty();
    expect(await statusOf(token, url)).toBe(200);
    await due(booking_id);
    expect(await statusOf(token, url)).toBe(404);
    expect(files.map(existsSync)).toEqual([true, true]);
    // Two processes share the work.
    await Promise.all([sweepImages(place()), sweepImages(place())]);
    expect(files.map(existsSync)).toEqual([false, false]);
    expect(await kept(booking_id)).toEqual([]);
  });

  test('not at all of a booking that is deleted, nor once it is restored', async () => {
    const { token, booking_id, url, files } = await checkedParty(noMatch);
    const send = (method: 'DELETE' | 'POST', path: string) =>
      room.app.inject({
        method,
        url: `/api/bookings/${booking_id}${path}`,
        headers: staff,
        ...(path && { payload: {} }),
      });
    expect((await send('DELETE', '')).statusCode).toBe(200);
    expect(files.map(existsSync)).toEqual([false, false]);
    expect(await kept(booking_id)).toEqual([]);
    expect((await send('POST', '/restore')).statusCode).toBe(200);
    expect(await statusOf(token, url)).toBe(404);
  });

  test('not of a guest who is taken off the booking', async () => {
    const party = await room.book({ guests: ['Bo Lindqvist'], is_verified: true });
    const [bo] = party.guests;
    await room.check(bo?.token ?? '');
    const [file = ''] = (await kept(party.booking_id)).map(({ path }) => fileOf(path));
    await room.database.query(sql`delete from passengers where id = ${bo?.id}`);
    await sweepImages(place());
    expect([existsSync(file), await kept(party.booking_id)]).toEqual([false, []]);
  });
});

describe('a sweep', () => {
  test('goes on after a store that failed, with what is left', async () => {
    const [one, other] = [await checkedParty(), await checkedParty()];
    await due(one.booking_id);
    await due(other.booking_id);
    const [broken] = await kept(one.booking_id);
    const images = {
      ...room.app.images,
      remove: (path: string) =>
        path === broken?.path ? Promise.reject(new Error('no answer')) : room.app.images.remove(path),
    };
    await expect(sweepImages({ database: room.database, images })).rejects.toThrow('no answer');
    expect(await kept(other.booking_id)).toEqual([]);
    expect(await kept(one.booking_id)).toHaveLength(1);
    await sweepImages(place());
    expect(one.files.map(existsSync)).toEqual([false, false]);
  });

  test('deletes files that no row knows, but not those that may just be getting one', async () => {
    const { files } = await checkedParty();
    const [known = ''] = files;
    const [stray, young] = [fileOf('1/stray'), fileOf('1/young')];
    const old = new Date(Date.now() - 10 * 60_000);
    await room.app.images.put('1/stray', Buffer.from('left by a process that died'));
    await room.app.images.put('1/young', Buffer.from('being written'));
    for (const file of [known, stray]) await utimes(file, old, old);
    expect(await sweepStrays(place())).toBe(1);
    expect([known, stray, young].map(existsSync)).toEqual([true, false, true]);
  });

  test('comes by itself, and is waited for at the end', async () => {
    const { booking_id, files } = await checkedParty();
    const { secretKey } = room.config;
    const stop = sweepRegularly({ ...place(), secretKey }, room.app.log, 20);
    await due(booking_id);
    while (files.some(existsSync)) await new Promise((resolve) => setTimeout(resolve, 10));
    await stop();
    expect(await kept(booking_id)).toEqual([]);
  });
});

describe('a stored photo', () => {
  test('is encrypted, and opens neither altered nor elsewhere nor under another key', async () => {
    const [one, other] = [await checkedParty(noMatch), await checkedParty(noMatch)];
    const [file = '', second = ''] = one.files;
    const sealed = await readFile(file);
    expect(sealed.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    const [{ path } = { path: '' }] = await kept(one.booking_id);
    const damaged: string[] = [];
    const settings = { ...room.config, secretKey: [Buffer.alloc(32, 1)] as const };
    const rotated = await openImageStore(settings, (of) => damaged.push(of));
    expect([await rotated.get(path), damaged]).toEqual([undefined, [path]]);
    expect((await room.app.images.get(path))?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    for (const at of [0, 12, 28, sealed.length - 1]) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      await writeFile(file, altered);
      expect(await room.app.images.get(path)).toBeUndefined();
    }
    await writeFile(file, sealed.subarray(0, 10));
    expect(await room.app.images.get(path)).toBeUndefined();
    await copyFile(other.files[0] ?? '', file);
    await copyFile(other.files[0] ?? '', second);
    expect(await statusOf(one.token, one.url)).toBe(404);
    expect(room.logLines.join('')).toContain('A photo cannot be opened');
  });
});
