import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { DeskVerification } from '@suite/contracts/verification';
import { openDeskTest, type DeskTest } from '../../testing/contexts/open-desk-test.ts';
import { said, type VerificationTest } from '../../testing/contexts/open-verification-test.ts';

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

const seen = async (who?: string) =>
  (await desk.call('/verification', undefined, who)).json<{ result: DeskVerification }>().result;

test('a verification at the desk is taken back until the check-in, and one by photos is not', async () => {
  const undo = (user_type: object = desk.primary(), who?: string) =>
    desk.call('/desk-verification/undo', { user_type }, who);
  expect(said(await undo())).toEqual([409, 'CONFLICT']);
  await desk.verify(desk.primary());
  expect((await undo()).json().message).toBe('Ines Duarte is not verified any more');
  expect((await seen()).people[0]).toMatchObject({ is_verified: false, method: null, verified_by: null });
  await desk.verify(desk.other(1), 'guardian');
  expect((await undo(desk.other(1))).statusCode).toBe(200);
  expect((await seen()).people.some((one) => one.is_verified)).toBe(false);
  expect((await desk.records('undo-desk-verification')).map(({ details }) => details)).toEqual([
    { ...desk.primary(), method: 'desk', document: 'passport' },
    { ...desk.other(1), method: 'guardian', document: null },
  ]);

  await desk.verifyAll();
  await desk.call('/check-in', { early: true });
  expect((await undo()).json().message).toBe('Please undo the check-in of this booking first.');
  await desk.book();
  await room.record(desk.party.token, desk.party, await room.check(desk.party.token));
  expect((await undo(desk.primary())).json().message).toBe('This guest was not verified at the desk.');
});
