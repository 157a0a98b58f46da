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

test("a Super Admin neither sees nor decides about photos of a hotel's guests", async () => {
  room.engine.answer = { similarity_score: 77.5, reason: 'NO_MATCH' };
  await room.check(desk.party.token);
  const [check] = (await seen()).people[0]?.checks ?? [];
  const { attempt_id = 0, images = [] } = check ?? {};
  expect(images).toHaveLength(2);
  const [unseen] = (await seen('super admin')).people[0]?.checks ?? [];
  expect(unseen).toMatchObject({ attempt_id, images: [], awaits_review: false });
  for (const { url } of images) {
    expect(said(await desk.call(url, undefined, 'super admin'))).toEqual([403, 'PERMISSION_DENIED']);
  }
  const decision = { attempt_id, decision: 'approve' };
  expect(said(await desk.call('/desk-review', decision, 'super admin'))).toEqual([403, 'PERMISSION_DENIED']);
  expect(await desk.records('get-verification-image')).toEqual([]);
  expect((await seen()).people[0]?.is_verified).toBe(false);
});
