import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  openVerificationTest,
  said,
  type VerificationTest,
} from '../testing/contexts/open-verification-test.ts';
import { findFlags } from './person-flags.repository.ts';

let room: VerificationTest;

const readDocument = {
  document_type: 'PASSPORT',
  issuing_country: 'PRT',
  date_of_birth: '1990-01-31',
  expiry_date: '2099-01-31',
  number_last4: '4821',
  mrz_valid: true,
};

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());
afterEach(() => {
  room.engine.answer = {};
});

describe('a stored photo of a document', () => {
  const allow = (isAllowed: boolean) =>
    room.database.query(sql`update hotels set allows_photo_files = ${isAllowed} where id = ${room.seaview}`);
  afterEach(() => allow(false));

  test('is refused unless the hotel accepts those, and nothing is counted', async () => {
    const { token, booking_id } = await room.ready();
    const before = await room.traces(booking_id);
    const answer = await room.send(token, { document_source: 'file' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [
        {
          field: 'document_source',
          message: 'This hotel accepts no stored photos. Please photograph your document.',
          code: 'PHOTO_FILES_REFUSED',
        },
      ],
    ]);
    expect(await room.traces(booking_id)).toEqual(before);
  });

  test('verifies where the hotel accepts it, and is marked for the desk', async () => {
    await allow(true);
    const { token, booking_id } = await room.ready();
    const opened = await room.call('', `/getuser_by_token/${token}`);
    expect(opened.json().result).toMatchObject({ allows_photo_files: true });
    expect(said(await room.send(token, { document_source: 'file' }))).toEqual([200, true]);
    const [row] = await room.database.query(
      sql`select flags from verification_attempts where booking_id = ${booking_id}`,
    );
    expect(row).toEqual({ flags: ['PHOTO_FROM_FILE'] });
  });
});

test.each([
  [false, true, null],
  [true, false, 'OTHER_NAME'],
])('a document in another name, reviewed by the hotel %j: success %j', async (reviews, success, reason) => {
  await room.database.query(
    sql`update hotels set reviews_other_names = ${reviews} where id = ${room.seaview}`,
  );
  const { token } = await room.ready();
  room.engine.answer = {
    document_data: { ...readDocument, full_name: 'JOSEPH MARTIN OKAFOR' },
  };
  const answer = await room.send(token);
  expect(answer.json()).toMatchObject({ success, result: { reason, desk_review: !success } });
  await room.database.query(sql`update hotels set reviews_other_names = false where id = ${room.seaview}`);
});

describe('a document without a zone whose check digits agree', () => {
  const prove = (by: string) =>
    room.database.query(sql`update hotels set document_proof = ${by} where id = ${room.seaview}`);
  afterEach(() => prove('zone'));
  const typed = {
    document_evidence: 'fields',
    document_data: { ...readDocument, full_name: 'INES DUARTE', mrz_valid: null },
  } as const;
  const stored = async (booking_id: number) => {
    const [row] = await room.database.query<{ flags: string[]; is_verified: boolean }>(sql`
      select flags, is_verified from verification_attempts join bookings on bookings.id = booking_id
      where booking_id = ${booking_id}`);
    return row;
  };

  test('waits for the desk, and recording it verifies no guest', async () => {
    const { token, booking_id, hotel_id } = await room.ready();
    room.engine.answer = typed;
    const answer = await room.send(token);
    expect(answer.json()).toMatchObject({
      success: false,
      message: expect.stringContaining('Reception will check your document when you arrive.'),
      result: { reason: 'DOCUMENT_WITHOUT_ZONE', desk_review: true, similarity_score: 92.5 },
    });
    expect(await stored(booking_id)).toEqual({ flags: [], is_verified: false });
    const flags = await findFlags(room.database, [{ hotel_id, id: booking_id }]);
    expect(flags.map(({ flag }) => flag)).toEqual(['DESK_REVIEW', 'DOCUMENT_WITHOUT_ZONE']);
  });

  test('verifies with a flag where the hotel accepts printed data', async () => {
    await prove('printed');
    const { token, booking_id } = await room.ready();
    room.engine.answer = typed;
    expect(said(await room.send(token))).toEqual([200, true]);
    expect(await stored(booking_id)).toMatchObject({ flags: ['NO_ZONE'] });
  });

  test.each(['zone', 'printed'])('waits where its zone disagrees, proof by %s', async (by) => {
    await prove(by);
    const { token, booking_id } = await room.ready();
    room.engine.answer = {
      document_data: { ...readDocument, full_name: 'INES DUARTE', mrz_valid: false },
    };
    expect((await room.send(token)).json()).toMatchObject({
      success: false,
      result: { reason: 'MRZ_INVALID', desk_review: true },
    });
    expect(await stored(booking_id)).toEqual({ flags: ['MRZ_INVALID'], is_verified: false });
  });
});
