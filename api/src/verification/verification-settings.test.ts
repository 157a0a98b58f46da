import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  openVerificationTest,
  said,
  type VerificationTest,
} from '../testing/contexts/open-verification-test.ts';

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
