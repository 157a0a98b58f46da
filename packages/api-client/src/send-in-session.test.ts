import { expect, test } from '@jest/globals';
import { logoutEndpoint } from '@suite/contracts/auth';
import { AxiosError, type AxiosResponse } from 'axios';
import { answerThrough, callEndpoint } from './call-endpoint.ts';
import { onSignedOut } from './send-in-session.ts';

test.each([
  [true, 2],
  [false, 1],
])('a refused call waits for a sign-in: by the same user %j, sent %i times', async (isSame, times) => {
  let sent = 0;
  answerThrough(async (config) => {
    sent += 1;
    const response: AxiosResponse = {
      status: 200,
      data: { result: {} },
      statusText: '',
      headers: {},
      config,
    };
    if (sent > 1) return response;
    throw new AxiosError('refused', undefined, config, null, { ...response, status: 401, data: {} });
  });
  let signIn: (isSame: boolean) => void = () => undefined;
  let stop: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    stop = onSignedOut(() => {
      resolve();
      return new Promise<boolean>((answer) => (signIn = answer));
    });
  });
  const called = callEndpoint(logoutEndpoint, {}).then(
    () => true,
    () => false,
  );
  await asked;
  expect(sent).toBe(1);
  signIn(isSame);
  expect(await called).toBe(isSame);
  expect(sent).toBe(times);
  stop();
});
