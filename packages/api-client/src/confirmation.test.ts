import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { defineEndpoint } from '@suite/contracts/http';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { object, string } from 'yup';
import { answerThrough, callEndpoint } from './call-endpoint.ts';
import { confirmWith } from './confirmation.ts';

const changeThing = defineEndpoint({
  name: 'change-thing',
  method: 'PATCH',
  path: '/thing',
  access: 'signed-in',
  body: object({ title: string() }),
  result: object({ id: string().required() }),
  fallbackMessage: 'Failed to change the thing',
  errors: [],
});

const call = (title = 'Desk') => callEndpoint(changeThing, { body: { title } });
let requests: InternalAxiosRequestConfig[];
let isConfirmed: boolean;
let stop: () => void = () => undefined;

beforeEach(() => {
  requests = [];
  isConfirmed = false;
  answerThrough(async (config) => {
    requests.push(config);
    const common = { statusText: '', headers: {}, config };
    if (isConfirmed) {
      return { ...common, status: 200, data: { success: true, message: 'Changed', result: { id: '1' } } };
    }
    const data = { success: false, errorType: 'CONFIRMATION_REQUIRED', message: 'Please confirm it is you' };
    throw new AxiosError('refused', undefined, config, null, { ...common, status: 403, data });
  });
});
afterEach(() => stop());

test('a confirmed call is sent again with all that it carried', async () => {
  stop = confirmWith(async () => (isConfirmed = true));
  await expect(call()).resolves.toMatchObject({ message: 'Changed' });
  expect(requests.map(({ data }) => data)).toEqual(['{"title":"Desk"}', '{"title":"Desk"}']);
});

test('calls that are refused at the same time are asked about once', async () => {
  const ask = jest.fn(async () => (isConfirmed = true));
  stop = confirmWith(ask);
  await Promise.all([call('one'), call('two')]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(requests).toHaveLength(4);
});

test('a call that is not confirmed fails with what the server said, and may be made again', async () => {
  const ask = jest.fn(async () => false);
  stop = confirmWith(ask);
  const refused = { errorType: 'CONFIRMATION_REQUIRED', message: 'Please confirm it is you' };
  await expect(call()).rejects.toMatchObject(refused);
  await expect(call()).rejects.toMatchObject(refused);
  expect([ask.mock.calls.length, requests.length]).toEqual([2, 2]);
});

test('a server that wants another confirmation at once is not asked a third time', async () => {
  stop = confirmWith(async () => true);
  await expect(call()).rejects.toMatchObject({ status: 403 });
  expect(requests).toHaveLength(2);
});

test('where nothing can ask, the refusal comes as it is', async () => {
  await expect(call()).rejects.toMatchObject({ errorType: 'CONFIRMATION_REQUIRED' });
  expect(requests).toHaveLength(1);
});
