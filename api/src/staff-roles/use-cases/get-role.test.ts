import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readCaller } from '../../auth/auth.public.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';
import { getRole } from './get-role.ts';

const noRole = 2_000_000_000;
let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('a role that was deleted right after it was changed is not found, which is no fault of the server', async () => {
  const hotel_id = await insertHotel(server.database, 'Seaview');
  const usr_email = 'ada@seaview.test';
  const user_id = await insertUser(server.database, { usr_email, hotel_id, permissions: ['create_staff'] });
  const caller = await readCaller(server.database, user_id, 'test');
  await expect(getRole(server.database, caller, noRole)).rejects.toMatchObject({
    errorType: 'NOT_FOUND',
  });
});
