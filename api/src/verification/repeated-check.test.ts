import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
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

const document = photoFactory.withComment('the same document');
const blurred = { similarity_score: null, reason: 'BLURRED', photo: 'document' } as const;
const attemptsOf = async (booking_id: number) => (await room.traces(booking_id)).attempts;
const age = (booking_id: number, minutes: number) =>
  room.database.query(sql`
    update verification_attempts set finished_at = finished_at - make_interval(mins => ${minutes})
    where booking_id = ${booking_id}`);

test('two requests with one document are one check, and get one answer', async () => {
  const { token, booking_id } = await room.ready();
  let open = () => undefined as void;
  room.engine.gate = new Promise((resolve) => (open = resolve));
  const asked = room.engine.asked.length;
  const first = room.send(token, { document });
  while (room.engine.asked.length === asked) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(said(await room.send(token))).toEqual([409, 'CONFLICT']);
  const second = room.send(token, { document });
  open();
  const answers = [await first, await second].map((answer) => answer.json());
  expect(answers[0]).toMatchObject({ success: true, result: { similarity_score: 92.5 } });
  expect(answers[1]).toEqual(answers[0]);
  expect([room.engine.asked.length - asked, await attemptsOf(booking_id)]).toEqual([1, 1]);
});

test('a document that is sent again gets the answer of before, also after the last attempt', async () => {
  const { token, booking_id } = await room.ready();
  room.engine.answer = blurred;
  await room.send(token);
  await room.send(token);
  const third = await room.send(token, { document });
  expect(said(await room.send(token))).toEqual([429, 'TOO_MANY_REQUESTS']);
  const again = await room.send(token, { document, selfie: undefined });
  expect([again.json(), await attemptsOf(booking_id)]).toEqual([third.json(), 3]);
});

test.each([
  ['another selfie was accepted since', (token: string) => room.takeSelfie(token)],
  ['it was ten minutes ago', (_token: string, booking_id: number) => age(booking_id, 11)],
])('is checked anew when %s', async (_what, happen) => {
  const { token, booking_id } = await room.ready();
  room.engine.answer = blurred;
  await room.send(token, { document });
  await happen(token, booking_id);
  room.engine.answer = {};
  expect(said(await room.send(token, { document }))).toEqual([200, true]);
  expect(await attemptsOf(booking_id)).toBe(2);
});

test('gets no answer of another link, nor of one whose data was deleted', async () => {
  const { token, booking_id } = await room.ready();
  await room.send(token, { document });
  await room.database.query(
    sql`update verification_attempts set token_hash = '\\x00' where booking_id = ${booking_id}`,
  );
  expect((await room.send(token, { document })).json().result.reason).toBe('SELFIE_MISSING');
  const own = await room.ready();
  await room.send(own.token, { document });
  const headers = { 'x-verification-token': own.token };
  await room.app.inject({ method: 'DELETE', url: '/api/verification/data', headers });
  await room.consent(own.token);
  expect((await room.send(own.token, { document })).json().result.reason).toBe('SELFIE_MISSING');
});
