import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { defineEndpoint } from '@suite/contracts/http';
import { changeLanguage, provideMessages } from '@suite/i18n';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { object, string } from 'yup';
import { ApiCallError } from './api-call-error.ts';
import { answerThrough, callEndpoint, fetchFile } from './call-endpoint.ts';
import { onSignedOut, onUnreachable } from './send-in-session.ts';

const thing = {
  name: 'read-thing',
  method: 'GET',
  path: '/things/{id}',
  access: 'signed-in',
  params: object({ id: string().required() }),
  query: object({ search: string(), status: string() }),
  result: object({ id: string().required() }),
  fallbackMessage: 'Failed to read the thing',
} as const;

const readThing = defineEndpoint(thing);
const publicEndpoint = defineEndpoint({ ...thing, name: 'public-endpoint', access: 'public' });
const guestEndpoint = defineEndpoint({ ...thing, name: 'guest-endpoint', access: 'guest' });

const sendPhotos = defineEndpoint({
  ...thing,
  name: 'send-photos',
  method: 'POST',
  path: '/photos',
  params: undefined,
  query: undefined,
  files: { photo: { count: 1, size: 10 }, frames: { count: 8, size: 10 } },
  body: object({ title: string(), note: string() }),
});

type Answer = [status: number, data: unknown, headers?: Record<string, string>];

let requests: InternalAxiosRequestConfig[];
let signedOut: jest.Mock<() => void>;
let stop: () => void;

function answer(...answers: Answer[]): void {
  answerThrough(async (config) => {
    requests.push(config);
    const [status, data, headers = {}] = answers[Math.min(requests.length, answers.length) - 1] ?? [500, {}];
    const response: AxiosResponse = { status, data, statusText: '', headers, config };
    if (status === 0) throw new AxiosError('gone', AxiosError.ERR_NETWORK, config);
    if (status >= 400) throw new AxiosError('refused', undefined, config, null, response);
    return response;
  });
}

const call = () => callEndpoint(readThing, { params: { id: 'a b' }, query: { search: '', status: 'open' } });
const fine: Answer = [200, { success: true, message: 'Here', result: { id: 'a b' } }];
const expired: Answer = [401, { success: false, tokenExpired: true, message: 'Expired' }];

beforeEach(() => {
  requests = [];
  signedOut = jest.fn<() => void>();
  stop = onSignedOut(signedOut);
});

afterEach(() => stop());

describe('callEndpoint', () => {
  test('fills the path, leaves out blanks, and gives message and result', async () => {
    answer(fine);
    await expect(call()).resolves.toEqual({ message: 'Here', result: { id: 'a b' } });
    expect(requests[0]).toMatchObject({ url: '/things/a%20b', params: { status: 'open' }, timeout: 10_000 });
  });

  test.each([401, 403])('repeats an expired call once, unseen (%i)', async (status) => {
    answer([status, { success: false, tokenExpired: true }], fine);
    await expect(call()).resolves.toMatchObject({ message: 'Here' });
    expect(requests).toHaveLength(2);
    expect(signedOut).not.toHaveBeenCalled();
  });

  test('gives up after the one repeat and reports that the user is signed out', async () => {
    answer(expired);
    await expect(call()).rejects.toMatchObject({ status: 401, message: 'Expired' });
    expect(requests).toHaveLength(2);
    expect(signedOut).toHaveBeenCalledTimes(1);
  });

  test('tells why a repeat was refused for another reason, and leaves the session alone', async () => {
    answer(expired, [409, { success: false, message: 'Already booked', errorType: 'DATE_RANGE_CONFLICT' }]);
    await expect(call()).rejects.toMatchObject({ status: 409, message: 'Already booked' });
    expect(requests).toHaveLength(2);
    expect(signedOut).not.toHaveBeenCalled();
  });

  test.each([
    [401, { success: false, message: 'Sign in first' }, 1],
    [403, { success: false, message: 'Not yours' }, 0],
    [403, { success: false, tokenExpired: true, message: 'Expired' }, 1],
  ])('a repeat refused with %i %j ends the session %i times', async (status, data, times) => {
    answer(expired, [status, data]);
    await expect(call()).rejects.toThrow(data.message);
    expect(requests).toHaveLength(2);
    expect(signedOut).toHaveBeenCalledTimes(times);
  });

  test('takes a 401 without tokenExpired as the end of the session, at once', async () => {
    answer([401, { success: false, message: 'Sign in first' }]);
    await expect(call()).rejects.toThrow('Sign in first');
    expect(requests).toHaveLength(1);
    expect(signedOut).toHaveBeenCalledTimes(1);
  });

  test('never signs out for a plain 403, nor for a 401 of a public call or a guest', async () => {
    answer([403, { success: false, message: 'Not yours', errorType: 'PERMISSION_DENIED' }]);
    await expect(call()).rejects.toMatchObject({ errorType: 'PERMISSION_DENIED' });
    answer([401, { success: false, message: 'Wrong password' }]);
    await expect(callEndpoint(publicEndpoint, { params: { id: '1' }, query: {} })).rejects.toThrow(
      'Wrong password',
    );
    for (const endpoint of [publicEndpoint, guestEndpoint]) {
      answer(expired);
      await expect(callEndpoint(endpoint, { params: { id: '1' }, query: {} })).rejects.toThrow('Expired');
    }
    answer([401, { success: false, message: 'The link is over' }]);
    await expect(callEndpoint(guestEndpoint, { params: { id: '1' }, query: {} })).rejects.toThrow('over');
    expect(signedOut).not.toHaveBeenCalled();
  });

  test.each([
    ['an answer without a message', [500, {}] as Answer, 500, 'INTERNAL_ERROR'],
    ['an answer that is not JSON', [502, '<html>'] as Answer, 502, 'INTERNAL_ERROR'],
    ['no answer', [0, undefined] as Answer, 0, 'UNAVAILABLE'],
  ])('uses the fallback message for %s', async (_, given, status, errorType) => {
    answer(given);
    const error = await call().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiCallError);
    expect(error).toMatchObject({ status, errorType, message: 'Failed to read the thing' });
  });

  test('sends files and fields as one form, with its headers and as long as it takes', async () => {
    answer(fine);
    const photo = new File(['p'], 'photo.jpg');
    const frames = ['1', '2'].map((name) => new File([name], `${name}.jpg`));
    const headers = { 'x-shown': 'once' };
    const body = { title: 'Me', note: undefined };
    await callEndpoint(sendPhotos, { body, files: { photo, frames }, headers });
    const [sent] = requests;
    expect(sent?.timeout).toBe(0);
    expect(sent?.headers.get('x-shown')).toBe('once');
    const form = sent?.data as FormData;
    expect(
      [...form.entries()].map(([name, value]) => [name, value instanceof File ? value.name : value]),
    ).toEqual([
      ['title', 'Me'],
      ['photo', 'photo.jpg'],
      ['frames', '1.jpg'],
      ['frames', '2.jpg'],
    ]);
  });

  test.each([
    [{ 'retry-after': '90' }, 90],
    [{}, null],
    [{ 'retry-after': 'tomorrow' }, null],
  ])('tells when to ask again (%j)', async (headers, retryAfter) => {
    answer([429, { success: false, message: 'Later' }, headers]);
    await expect(call()).rejects.toMatchObject({ status: 429, retryAfter });
  });

  test('keeps the fields the server refused', async () => {
    const errors = [{ field: 'search', message: 'Too long' }];
    answer([400, { success: false, message: 'Too long', errorType: 'VALIDATION_ERROR', errors }]);
    await expect(call()).rejects.toMatchObject({ errors });
  });
});

describe('fetchFile', () => {
  const file = defineEndpoint({ ...thing, name: 'export-things', raw: 'text/csv', result: string() });
  const fetched = () => fetchFile(file, { params: { id: '1' }, query: { search: 'a' } });
  const asFile = (body: unknown) => new Blob([typeof body === 'string' ? body : JSON.stringify(body)]);

  test('gives the file as it came, and waits longer than for a page', async () => {
    const csv = asFile('a,b');
    answer([200, csv]);
    await expect(fetched()).resolves.toBe(csv);
    expect(requests[0]).toMatchObject({ responseType: 'blob', timeout: 0, params: { search: 'a' } });
  });

  test('repeats an expired call, and tells the sentence of a refusal', async () => {
    answer([401, asFile(expired[1])], [403, asFile({ success: false, message: 'Not yours' })]);
    await expect(fetched()).rejects.toMatchObject({ status: 403, message: 'Not yours' });
    expect(requests).toHaveLength(2);
  });

  test('has its fallback for a refusal that is no envelope', async () => {
    answer([502, asFile('<html>')]);
    await expect(fetched()).rejects.toMatchObject({ status: 502, message: 'Failed to read the thing' });
  });
});

test.each([
  [0, 1],
  [502, 1],
  [503, 1],
  [504, 1],
  [500, 0],
  [404, 0],
  [200, 0],
])('a call that ends with %d tells %d times that the server may not be reached', async (status, times) => {
  const told = jest.fn();
  const stopTelling = onUnreachable(told);
  answer([status, { success: status === 200 }]);
  await call().catch((error: unknown) => expect(error).toMatchObject({ isUnreachable: times === 1 }));
  expect(told).toHaveBeenCalledTimes(times);
  stopTelling();
});

describe('in another language', () => {
  const german = {
    Here: 'Hier',
    'Failed to read the thing': 'Das Ding konnte nicht gelesen werden',
  };
  const texts = async () => ({ default: german });
  beforeEach(async () => {
    provideMessages({ de: texts, fr: texts, es: texts, it: texts, ar: texts });
    await changeLanguage('de');
  });
  afterEach(() => changeLanguage('en'));

  test('the message of a success is shown in the language of the page', async () => {
    answer(fine);
    expect((await call()).message).toBe('Hier');
  });

  test.each<[string, Answer, string]>([
    ['of a call without an answer', [0, undefined], 'Das Ding konnte nicht gelesen werden'],
    ['that has no translation, as it came', [400, { success: false, message: 'Odd' }], 'Odd'],
  ])('the message %s is shown so too', async (_, given, message) => {
    answer(given);
    await expect(call()).rejects.toMatchObject({ message });
  });
});
