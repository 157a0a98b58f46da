import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { GuestPerson } from '@suite/contracts/bookings';
import { sql } from '@suite/database';
import type { IdentityEngine } from '@suite/identity';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { addBooking, addHotel } from './open-bookings-test.ts';
import { photoFactory } from './photo.factory.ts';
import { stubEngine, type StubEngine } from './stub-engine.ts';

type Parts = Record<string, Buffer | readonly Buffer[] | string | undefined>;

export interface LinkedParty {
  booking_id: number;
  hotel_id: number;
  token: string;
  guests: { id: number; name: string; token: string }[];
}

export interface VerificationTest extends TestApp {
  engine: StubEngine;
  seaview: number;
  alpine: number;
  book(fields?: { hotel_id?: number; guests?: string[]; is_verified?: boolean }): Promise<LinkedParty>;
  call(token: string, path: string, body?: object): Promise<Answer>;
  consent(token: string, person?: GuestPerson): Promise<Answer>;
  draw(token: string, person?: GuestPerson): Promise<Answer>;
  sendSelfie(token: string, parts?: Parts): Promise<Answer>;
  send(token: string, parts?: Parts): Promise<Answer>;
  takeSelfie(token: string, person?: GuestPerson): Promise<Answer>;
  check(token: string, person?: GuestPerson): Promise<Answer>;
  /** The primary guest has consented, and their selfie was accepted. */
  ready(): Promise<LinkedParty>;
  traces(booking_id: number): Promise<typeof leftNothing>;
  record(token: string, party: LinkedParty, checked: Answer, person?: GuestPerson): Promise<Answer>;
}

export const leftNothing = { attempts: 0, images: 0, audits: 0 };

export function said(answer: Answer): [number, string | boolean] {
  const { success, errorType } = answer.json<{ success: boolean; errorType?: string }>();
  return [answer.statusCode, errorType ?? success];
}

export type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

export async function openVerificationTest(identity?: IdentityEngine): Promise<VerificationTest> {
  const engine = stubEngine();
  const server = await createTestApp({}, { identity: identity ?? engine });
  const { app, database } = server;
  const seaview = await addHotel(database, 'Seaview');
  const alpine = await addHotel(database, 'Alpine', { time_zone: 'Europe/Zurich' });
  let calls = 0;
  let photos = 0;
  // Separate addresses keep the rate limit from answering in place of the call.
  const remoteAddress = () => `10.2.${Math.floor((calls += 1) / 250)}.${1 + (calls % 250)}`;
  const anotherPhoto = () => photoFactory.withComment(`photo ${(photos += 1)}`);
  const test: VerificationTest = {
    ...server,
    engine,
    seaview,
    alpine,
    async book({ hotel_id = seaview, guests: names = [], is_verified = false } = {}) {
      const token = randomUUID();
      const checkin_date = addDays(calendarDateIn('UTC'), 1);
      const booking_id = await addBooking(database, {
        ...{ hotel_id, checkin_date, is_verified, guests: names },
        ...{ name: 'Ines Duarte', verification_token: token },
      });
      const rows = await database.query<{ id: number; name: string }>(
        sql`select id, name from passengers where booking_id = ${booking_id} order by id`,
      );
      const guests = rows.map((row) => ({ ...row, token: randomUUID() }));
      for (const guest of guests) {
        const hash = createHash('sha256').update(guest.token).digest();
        await database.query(sql`
          update passengers set verification_token_hash = ${hash}, verification_token_encrypted = ${randomBytes(32)}
          where id = ${guest.id}`);
      }
      return { booking_id, hotel_id, token, guests };
    },
    call: (token, path, body) =>
      app.inject({
        method: body ? 'POST' : 'GET',
        url: `/api${path}`,
        headers: { 'x-verification-token': token },
        remoteAddress: remoteAddress(),
        ...(body && { payload: body }),
      }),
    async consent(token, user_type) {
      const opened = await test.call('', `/getuser_by_token/${token}`);
      const { consent_version: version = 'none' } = opened.json().result ?? {};
      return test.call(token, '/verification/consent', {
        version,
        locale: 'en',
        ...(user_type && { user_type }),
      });
    },
    draw: (token, person) =>
      test.call(token, '/verification/challenge', { ...(person && { user_type: person }) }),
    sendSelfie: (token, parts = {}) =>
      sendForm(test, {
        token,
        path: '/verification/selfie',
        form: formOf(selfieParts(token, parts)),
        remoteAddress: remoteAddress(),
      }),
    send: (token, parts = {}) =>
      sendForm(test, {
        token,
        path: '/verification',
        form: formOf({ selfie: selfieWith(token), document: anotherPhoto(), ...parts }),
        remoteAddress: remoteAddress(),
      }),
    async takeSelfie(token, person) {
      const { challenge_id = '' } = (await test.draw(token, person)).json().result ?? {};
      return test.sendSelfie(token, { challenge_id, ...fieldsOf(person) });
    },
    async check(token, person) {
      await test.consent(token, person);
      const selfie = await test.takeSelfie(token, person);
      return selfie.statusCode === 200 ? test.send(token, fieldsOf(person)) : selfie;
    },
    async ready() {
      const party = await test.book();
      await test.consent(party.token);
      await test.takeSelfie(party.token);
      return party;
    },
    async traces(booking_id) {
      const [row] = await database.query<typeof leftNothing>(sql`
        select (select count(*) from verification_attempts where booking_id = ${booking_id}) as attempts,
          (select count(*) from verification_images where booking_id = ${booking_id} and delete_at > now()) as images,
          (select count(*) from audit_records
            where action = 'verify-identity' and subject_id = ${String(booking_id)}) as audits`);
      return row ?? leftNothing;
    },
    record(token, party, checked, person = { user_type: 'primary', item_id: party.booking_id }) {
      const {
        success: _,
        reason: _reason,
        photo: _photo,
        document_side: _side,
        desk_review: _review,
        document_expired: _expired,
        ...found
      } = checked.json().result;
      const body = { booking_id: party.booking_id, is_match: true, name: 'Ines Duarte', user_type: person };
      return test.call(token, '/verification_attempts', { ...found, ...body });
    },
  };
  return test;
}

const selfieWith = (token: string) => photoFactory.withComment(`selfie of ${token}`);

function selfieParts(token: string, parts: Parts): Parts {
  const { frames = photoFactory.plain() } = parts;
  const count = [frames].flat().length;
  return {
    selfie: selfieWith(token),
    frames,
    frame_times: Array.from({ length: count }, (_, index) => 250 * index).join(','),
    frame_poses: Array<number>(count).fill(0).join(','),
    ...parts,
  };
}

function formOf(parts: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    for (const one of [value].flat() as (Buffer | string | undefined)[]) {
      if (typeof one === 'string') form.append(name, one);
      else if (one) form.append(name, new File([new Uint8Array(one)], `${name}.jpg`));
    }
  }
  return form;
}

const fieldsOf = (person: GuestPerson | undefined) =>
  person && { user_type: person.user_type, item_id: String(person.item_id) };

async function sendForm(
  { app }: Pick<TestApp, 'app'>,
  {
    token,
    path,
    form,
    remoteAddress,
  }: { token: string; path: string; form: FormData; remoteAddress: string },
): Promise<Answer> {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'x-verification-token': token, 'content-type': request.headers.get('content-type') ?? '' },
    remoteAddress,
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
