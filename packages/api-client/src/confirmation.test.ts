import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { defineEndpoint } from '@suite/contracts/http';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { object, string } from 'yup';
import { answerThrough, callEndpoint } from './call-endpoint.ts';
import { confirmWith } from './send-in-session.ts';

const changeThing = defineEndpoint({
  name: 'change-thing',
  method: 'PATCH',
  path: '/thing',
  access: 'signed-in',
  body: object({ title: string() }),
  result: object({ id: string().required() }),
  fallbackMessage: 'Failed to change the thing',
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

/** Refuses each body with its own action, and accepts it once after that action is confirmed. */
function answerByAction(confirmed: Set<string>): void {
  answerThrough(async (config) => {
    requests.push(config);
    const { title } = JSON.parse(String(config.data)) as { title: string };
    const common = { statusText: '', headers: {}, config };
    if (confirmed.delete(title))
      return { ...common, status: 200, data: { success: true, message: 'Changed', result: { id: title } } };
    const action = { id: title, sentence: `Call it ${title}` };
    const data = { success: false, errorType: 'CONFIRMATION_REQUIRED', message: 'Please confirm', action };
    throw new AxiosError('refused', undefined, config, null, { ...common, status: 403, data });
  });
}

test('calls that each need a confirmation of their own are asked about one after the other', async () => {
  const confirmed = new Set<string>();
  answerByAction(confirmed);
  const asked: string[] = [];
  const answers: ((isConfirmed: boolean) => void)[] = [];
  stop = confirmWith((action) => {
    asked.push(action?.sentence ?? '');
    return new Promise((resolve) => {
      answers.push((given) => {
        if (given && action) confirmed.add(action.id);
        resolve(given);
      });
    });
  });
  const settled = async () => new Promise((resolve) => void setTimeout(resolve));
  const [one, two] = [call('one'), call('two')];
  two.catch(() => undefined);
  await settled();
  expect(asked).toEqual(['Call it one']);
  answers[0]?.(true);
  await expect(one).resolves.toMatchObject({ result: { id: 'one' } });
  await settled();
  expect(asked).toEqual(['Call it one', 'Call it two']);
  answers[1]?.(false);
  await expect(two).rejects.toMatchObject({ errorType: 'CONFIRMATION_REQUIRED' });
  expect(requests).toHaveLength(3);
});

test('a question that fails stops no later one', async () => {
  const confirmed = new Set<string>();
  answerByAction(confirmed);
  stop = confirmWith(async () => {
    throw new Error('The dialog could not be shown');
  });
  await expect(call('one')).rejects.toThrow('The dialog could not be shown');
  stop();
  stop = confirmWith(async (action) => Boolean(action && confirmed.add(action.id)));
  await expect(call('two')).resolves.toMatchObject({ result: { id: 'two' } });
});
