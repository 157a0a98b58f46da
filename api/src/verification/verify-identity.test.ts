import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { IdentityError } from '@suite/identity';
import { sql } from '@suite/database';
import {
  leftNothing,
  openVerificationTest,
  said,
  type VerificationTest,
} from '../testing/contexts/open-verification-test.ts';
import { photoFactory } from '../testing/contexts/photo.factory.ts';

let room: VerificationTest;

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());
afterEach(() => {
  room.engine.answer = {};
  room.engine.gate = Promise.resolve();
});

describe('a check', () => {
  test('answers the result in the envelope, and its photos to the same guest alone', async () => {
    const { token, booking_id } = await room.book();
    const answer = await room.check(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const address = expect.stringMatching(/^\/api\/verification\/images\/[0-9a-f-]{36}$/);
    expect(answer.json()).toEqual({
      success: true,
      message: 'Your identity has been verified.',
      result: {
        ...{ success: true, similarity_score: 92.5, reason: null, photo: null, desk_review: false },
        ...{ document_side: null, document_expired: false },
        ...{ selfie_url: address, document_url: address },
        document_data: expect.objectContaining({ full_name: 'INES DUARTE', number_last4: '4821' }),
        face_match_details: expect.objectContaining({ distance: 0.33, engine: 'stub 1' }),
      },
    });
    expect(await room.traces(booking_id)).toEqual({ attempts: 1, images: 2, audits: 1 });
    const stranger = await room.book();
    for (const name of ['selfie_url', 'document_url'] as const) {
      const path = (answer.json().result[name] as string).replace('/api', '');
      const photo = await room.call(token, path);
      expect([photo.statusCode, photo.headers['content-type'], photo.headers['cache-control']]).toEqual([
        ...[200, 'image/jpeg', 'no-store'],
      ]);
      expect(photo.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
      expect((await room.call(stranger.token, path)).statusCode).toBe(404);
      expect((await room.app.inject(`/api${path}`)).statusCode).toBe(401);
    }
    const looks = await room.database.query(
      sql`select details from audit_records where action = 'get-verification-image' and subject_id = ${String(booking_id)}`,
    );
    expect(looks).toHaveLength(2);
  });

  test.each([
    [{ similarity_score: 80 }, true, null, false],
    [{ similarity_score: 79.9 }, false, 'NO_MATCH', true],
    [{ similarity_score: 74.9, reason: 'NO_MATCH' }, false, 'NO_MATCH', false],
    [{ similarity_score: null, reason: 'NO_FACE_DOCUMENT' }, false, 'NO_FACE_DOCUMENT', false],
  ] as const)('of %j: verified %j, for %j', async (found, success, reason, desk_review) => {
    const party = await room.book();
    room.engine.answer = found;
    const answer = await room.check(party.token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success,
      message: expect.stringMatching(/^[A-Z].*\.$/),
      result: { success, reason, desk_review, similarity_score: found.similarity_score },
    });
    const recorded = await room.record(party.token, party, answer);
    expect(recorded.statusCode).toBe(success ? 200 : 409);
    const [booking] = await room.database.query(
      sql`select is_verified from bookings where id = ${party.booking_id}`,
    );
    expect(booking).toEqual({ is_verified: success });
  });

  test('says which photo to take better', async () => {
    const { token, booking_id } = await room.book();
    room.engine.answer = { similarity_score: null, reason: 'TOO_DARK', photo: 'document' };
    expect((await room.check(token)).json()).toMatchObject({
      message: 'The photo of the document is too dark. Please find more light and take it again.',
      result: { reason: 'TOO_DARK', photo: 'document' },
    });
    const [stored] = await room.database.query(
      sql`select reason, photo from verification_attempts where booking_id = ${booking_id}`,
    );
    expect(stored).toEqual({ reason: 'TOO_DARK', photo: 'document' });
  });

  test('compares the accepted selfie, sent once more or not, with a clean document', async () => {
    const { token } = await room.ready();
    const again = { selfie: undefined, document: photoFactory.turned() };
    room.engine.answer = { similarity_score: null, reason: 'BLURRED', photo: 'document' };
    expect(said(await room.send(token))).toEqual([200, false]);
    expect(said(await room.send(token, again))).toEqual([200, false]);
    const [sent, kept] = room.engine.asked.slice(-2);
    expect(kept?.selfie.equals(sent?.selfie ?? Buffer.alloc(0))).toBe(true);
    // The frame header has the height and width: the photo is upright and has no Exif data.
    const document = kept?.document ?? Buffer.alloc(0);
    const head = Math.max(document.indexOf('ffc0', 'hex'), document.indexOf('ffc2', 'hex'));
    expect([document.readUInt16BE(head + 5), document.readUInt16BE(head + 7)]).toEqual([80, 96]);
    expect(document.includes('Exif')).toBe(false);
  });

  test('flags what staff should look at, and is no failure for it', async () => {
    const { token, booking_id } = await room.book();
    const document_data = { full_name: 'BO LINDQVIST', expiry_date: '2020-01-01', mrz_valid: true };
    room.engine.answer = { document_data: { ...(await blankDocument()), ...document_data } };
    const checked = await room.check(token);
    expect(checked.json()).toMatchObject({ success: true, result: { document_expired: true } });
    const [stored] = await room.database.query(
      sql`select state, flags from verification_attempts where booking_id = ${booking_id}`,
    );
    expect(stored).toEqual({ state: 'matched', flags: ['DOCUMENT_EXPIRED', 'NAME_DIFFERS'] });
  });
});

/** An accepted selfie leaves one image before any document. */
const leftSelfie = { ...leftNothing, images: 1 };

async function blankDocument() {
  return {
    ...{ document_type: null, issuing_country: null, full_name: null, date_of_birth: null },
    ...{ expiry_date: null, number_last4: null, mrz_valid: null },
  };
}

describe('nothing is compared, stored or counted', () => {
  test('without the consent of that very person', async () => {
    const { token, booking_id } = await room.book();
    const asked = room.engine.asked.length;
    expect(said(await room.send(token))).toEqual([403, 'CONSENT_REQUIRED']);
    expect(said(await room.draw(token))).toEqual([403, 'CONSENT_REQUIRED']);
    expect(said(await room.sendSelfie(token, { challenge_id: 'x' }))).toEqual([403, 'CONSENT_REQUIRED']);
    await room.consent(token);
    await room.database.query(sql`update bookings set name = 'Bo Lindqvist' where id = ${booking_id}`);
    expect(said(await room.send(token))).toEqual([403, 'CONSENT_REQUIRED']);
    expect(await room.traces(booking_id)).toEqual(leftNothing);
    expect(room.engine.asked).toHaveLength(asked);
  });

  test('when a text is agreed to that is another by now', async () => {
    const { token } = await room.book();
    const old = await room.call(token, '/verification/consent', { version: '0', locale: 'en' });
    expect(said(old)).toEqual([409, 'CONFLICT']);
  });

  test.each([
    ['a script', { document: photoFactory.script() }, 400],
    ['text', { document: Buffer.from('no photo at all, only words') }, 400],
    ['half a photo', { document: photoFactory.cutOff() }, 400],
    ['a bomb', { document: photoFactory.bomb() }, 400],
    ['an empty file', { selfie: Buffer.alloc(0) }, 400],
    ['a missing document', { document: undefined }, 400],
    ['two selfies', { selfie: [photoFactory.plain(), photoFactory.plain()] }, 400],
    ['an unexpected file', { passport: photoFactory.plain() }, 400],
    ['an unexpected field', { similarity_score: '100' }, 400],
    ['a field as a file', { user_type: photoFactory.plain() }, 400],
    ['a file as a field', { selfie: 'photo' }, 400],
    ['a field given twice', { user_type: ['primary', 'primary'] as unknown as string }, 400],
    ['a field without an end', { user_type: 'x'.repeat(300) }, 400],
    ['a guest without a number', { user_type: 'guest' }, 400],
    ['a number that is none', { user_type: 'guest', item_id: '1 or 1' }, 400],
    ['a kind of guest there is not', { user_type: 'admin', item_id: '1' }, 400],
    ['a photo of 9 MB', { selfie: Buffer.alloc(9 * 1024 * 1024, 1) }, 413],
  ])('of %s', async (_what, parts, status) => {
    const { token, booking_id } = await room.ready();
    const before = room.engine.asked.length;
    const answer = await room.send(token, parts);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      success: false,
      message: expect.stringMatching(/^[^{}]{10,200}$/),
    });
    expect(await room.traces(booking_id)).toEqual(leftSelfie);
    expect(room.engine.asked).toHaveLength(before);
    // The same selfie still serves a valid check.
    const again = await room.send(token);
    expect(again.json().success).toBe(true);
  });

  test.each(['BUSY', 'TIMED_OUT', 'CRASHED', 'CLOSED', 'UNAVAILABLE'] as const)(
    'when the engine is %s',
    async (code) => {
      const { token, booking_id } = await room.ready();
      room.engine.answer = new IdentityError(code, 'inner words');
      const answer = await room.send(token);
      expect(said(answer)).toEqual([503, 'UNAVAILABLE']);
      expect(answer.body).not.toContain('inner words');
      expect(await room.traces(booking_id)).toEqual(leftSelfie);
      room.engine.answer = {};
      expect(said(await room.send(token))).toEqual([200, true]);
    },
  );

  test('of a body that is no form, nor of a guest who is verified', async () => {
    const { token, booking_id } = await room.ready();
    expect(said(await room.call(token, '/verification', { selfie: 'x' }))).toEqual([415, 'BAD_REQUEST']);
    await room.database.query(sql`update bookings set is_verified = true where id = ${booking_id}`);
    expect(said(await room.send(token))).toEqual([409, 'CONFLICT']);
    expect(said(await room.draw(token))).toEqual([409, 'CONFLICT']);
    expect(await room.traces(booking_id)).toEqual(leftSelfie);
  });

  test('when the photos cannot be kept', async () => {
    const { token, booking_id } = await room.ready();
    const { put } = room.app.images;
    room.app.images.put = () => Promise.reject(new Error('the disk is full'));
    const answer = await room.send(token);
    room.app.images.put = put;
    expect(said(answer)).toEqual([503, 'UNAVAILABLE']);
    expect(room.logLines.join('')).toContain('the disk is full');
    expect(await room.traces(booking_id)).toEqual(leftSelfie);
    expect(said(await room.send(token))).toEqual([200, true]);
  });

  test('while a hundred checks wait', async () => {
    const { token, booking_id } = await room.ready();
    await room.database.query(sql`
      insert into verification_jobs (id, path) select gen_random_uuid(), 'waiting' from generate_series(1, 100)`);
    const { challenge_id } = (await room.draw(token)).json().result;
    expect(said(await room.sendSelfie(token, { challenge_id }))).toEqual([503, 'UNAVAILABLE']);
    expect(said(await room.send(token))).toEqual([503, 'UNAVAILABLE']);
    await room.database.query(sql`delete from verification_jobs where path = 'waiting'`);
    expect(await room.traces(booking_id)).toEqual(leftSelfie);
    expect(said(await room.sendSelfie(token, { challenge_id }))).toEqual([200, true]);
    expect(said(await room.send(token))).toEqual([200, true]);
  });

  test('when the booking is changed while faces are compared', async () => {
    const { token, booking_id } = await room.ready();
    let open = () => undefined as void;
    room.engine.gate = new Promise((resolve) => (open = resolve));
    const asked = room.engine.asked.length;
    const answer = room.send(token);
    while (room.engine.asked.length === asked) await new Promise((resolve) => setTimeout(resolve, 10));
    await room.database.query(sql`update bookings set name = 'Bo Lindqvist' where id = ${booking_id}`);
    open();
    expect(said(await answer)).toEqual([409, 'CONFLICT']);
    expect(await room.traces(booking_id)).toEqual(leftSelfie);
  });
});
