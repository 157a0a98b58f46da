import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { onSignedOut } from '@suite/api-client';
import { callPlatform } from './call-platform.ts';

const before = globalThis.fetch;
const fetched = jest.fn<typeof fetch>();
const signedOut = jest.fn<() => void | Promise<boolean>>();
onSignedOut(signedOut);

beforeEach(() => {
  for (const mock of [fetched, signedOut]) mock.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => void (globalThis.fetch = before));

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const done = () => answer(200, { success: true, message: 'Done', result: 7 });
const refused = (status: number, failure: object = {}) =>
  answer(status, { success: false, message: 'Refused', ...failure });

test.each([401, 403])('calls once more after a %i that has renewed the session', async (status) => {
  fetched.mockResolvedValueOnce(refused(status, { tokenExpired: true })).mockResolvedValueOnce(done());
  await expect(callPlatform('/services')).resolves.toEqual({ message: 'Done', result: 7 });
  expect(signedOut).not.toHaveBeenCalled();
});

test('calls again once the same user has signed in again', async () => {
  signedOut.mockReturnValueOnce(Promise.resolve(true));
  fetched.mockResolvedValueOnce(refused(401)).mockResolvedValueOnce(done());
  await expect(callPlatform('/services')).resolves.toMatchObject({ result: 7 });
});

test('announces the end of a session', async () => {
  fetched.mockImplementation(async () => refused(401));
  await expect(callPlatform('/services')).rejects.toMatchObject({ status: 401, message: 'Refused' });
  expect(signedOut).toHaveBeenCalledTimes(1);
});
