import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { OpenFlag } from '@suite/contracts/bookings';
import { sql } from '@suite/database';
import { openDeskTest, type DeskTest } from '../../testing/contexts/open-desk-test.ts';
import type { VerificationTest } from '../../testing/contexts/open-verification-test.ts';

let desk: DeskTest;
let room: VerificationTest;

beforeAll(async () => {
  desk = await openDeskTest();
  ({ room } = desk);
});
afterAll(() => room.close());
beforeEach(async () => {
  room.engine.answer = {};
  await desk.book();
});

const expired = {
  document_type: 'PASSPORT',
  issuing_country: 'PRT',
  full_name: 'INES DUARTE',
  date_of_birth: '1990-01-31',
  expiry_date: '2020-01-31',
  number_last4: '4821',
  mrz_valid: true,
};
const close = { similarity_score: 77.5, reason: 'NO_MATCH' } as const;

async function verifyByPhotos(document_data = expired): Promise<void> {
  room.engine.answer = { document_data };
  const { party } = desk;
  await room.record(party.token, party, await room.check(party.token));
}

async function listed(path: string, who = 'desk'): Promise<OpenFlag[]> {
  const answer = await desk.call(`/api/bookings${path}`, undefined, who);
  const { flags } = answer.json<{ result: { flags: OpenFlag[] } }>().result;
  return flags.filter(({ item_id }) => item_id === desk.party.booking_id);
}

const flagsOf = async (who?: string) => (await listed('?limit=100', who)).map(({ flag }) => flag);

test('the list says that a verified document has expired, or is in another name', async () => {
  await verifyByPhotos({ ...expired, full_name: 'OTTO KRANZ' });
  expect(await listed('')).toEqual([
    {
      ...{ user_type: 'primary', item_id: desk.party.booking_id },
      ...{ flag: 'DOCUMENT_EXPIRED', label: 'Document expired', text: 'The document has expired.' },
    },
    expect.objectContaining({ flag: 'NAME_DIFFERS', label: 'Name differs' }),
  ]);
});

test("today's arrivals say it too", async () => {
  await verifyByPhotos();
  await room.database.query(sql`
    update bookings set checkin_date = (now() at time zone 'UTC')::date where id = ${desk.party.booking_id}`);
  expect((await listed('/arrivals?limit=100')).map(({ flag }) => flag)).toEqual(['DOCUMENT_EXPIRED']);
});

test.each([
  ['zone', ['DESK_REVIEW', 'DOCUMENT_WITHOUT_ZONE']],
  ['printed', ['NO_ZONE']],
])(
  'list, arrivals and details say that a document has no zone, where the proof is %s',
  async (by, wanted) => {
    const { booking_id, hotel_id } = desk.party;
    await room.database.query(sql`update hotels set document_proof = ${by} where id = ${hotel_id}`);
    const printed = { ...expired, expiry_date: '2099-01-31', mrz_valid: null };
    room.engine.answer = { document_evidence: 'fields', document_data: printed };
    await room.record(desk.party.token, desk.party, await room.check(desk.party.token));
    await room.database.query(sql`update hotels set document_proof = 'zone' where id = ${hotel_id}`);
    await room.database.query(
      sql`update bookings set checkin_date = (now() at time zone 'UTC')::date where id = ${booking_id}`,
    );
    expect(await flagsOf()).toEqual(wanted);
    expect((await listed('/arrivals?limit=100')).map(({ flag }) => flag)).toEqual(wanted);
    const details = await desk.call(`/api/bookings/${booking_id}/verification`);
    const [primary] = details.json<{ result: { people: { flags: { flag: string }[] }[] } }>().result.people;
    expect(primary?.flags.map(({ flag }) => flag)).toEqual(wanted);
  },
);

test('a specimen is said to be one', async () => {
  const valid = { ...expired, expiry_date: '2099-01-31' };
  room.engine.answer = { specimen: true, document_data: valid };
  await room.record(desk.party.token, desk.party, await room.check(desk.party.token));
  expect(await listed('')).toEqual([
    expect.objectContaining({ flag: 'SPECIMEN', label: 'Specimen document' }),
  ]);
});

test.each([
  ['manager', 1],
  ['super admin', 1],
  ['clerk', 0],
  ['trainee', 0],
])('%s is told of %i flags', async (who, count) => {
  await verifyByPhotos();
  expect(await flagsOf(who)).toHaveLength(count);
});

test('a valid document in the name of the booking has none', async () => {
  await verifyByPhotos({ ...expired, expiry_date: '2099-01-31' });
  expect(await flagsOf()).toEqual([]);
});

test('deleted data leave the flags of a verified person, and nothing else of the document', async () => {
  await verifyByPhotos();
  const deleted = await room.app.inject({
    method: 'DELETE',
    url: '/api/verification/data',
    headers: { 'x-verification-token': desk.party.token },
  });
  expect(deleted.statusCode).toBe(200);
  expect(await flagsOf()).toEqual(['DOCUMENT_EXPIRED']);
});

test('a close check waits for review until it is decided', async () => {
  room.engine.answer = close;
  await room.check(desk.party.token);
  expect(await flagsOf()).toEqual(['DESK_REVIEW']);
  const { people } = (await desk.call('/verification')).json().result;
  const { attempt_id } = people[0].checks[0];
  await desk.call('/desk-review', { attempt_id, decision: 'reject' });
  expect(await flagsOf()).toEqual([]);
});

test('an approved check keeps what was wrong with its document', async () => {
  room.engine.answer = { ...close, document_data: expired };
  await room.check(desk.party.token);
  expect(await flagsOf()).toEqual(['DESK_REVIEW', 'DOCUMENT_EXPIRED']);
  const { people } = (await desk.call('/verification')).json().result;
  const { attempt_id } = people[0].checks[0];
  await desk.call('/desk-review', { attempt_id, decision: 'approve' });
  expect(await flagsOf()).toEqual(['DOCUMENT_EXPIRED']);
});

test('the newest check of an unverified person counts', async () => {
  room.engine.answer = { ...close, similarity_score: 40, document_data: expired };
  await room.check(desk.party.token);
  expect(await flagsOf()).toEqual(['DOCUMENT_EXPIRED']);
  room.engine.answer = { ...close, similarity_score: 40 };
  await room.check(desk.party.token);
  expect(await flagsOf()).toEqual([]);
});

test('a document that staff saw at the desk settles the flags', async () => {
  room.engine.answer = { ...close, document_data: expired };
  await room.check(desk.party.token);
  await desk.verify(desk.primary());
  expect(await flagsOf()).toEqual([]);
});

test('another name begins anew', async () => {
  await verifyByPhotos();
  const { booking_id } = desk.party;
  await room.database.query(sql`
    update bookings set name = 'Eva Roth', is_verified = false, verified_at = null where id = ${booking_id}`);
  expect(await flagsOf()).toEqual([]);
});
