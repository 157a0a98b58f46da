import { afterEach, expect, jest, test } from '@jest/globals';
import { defineEndpoint } from '@suite/contracts/http';
import { object } from 'yup';
import { callEndpoint } from './call-endpoint.ts';
import { prefetchCall } from './prefetched-calls.ts';

const listThings = defineEndpoint({
  name: 'list-things',
  method: 'GET',
  path: '/things',
  access: 'signed-in',
  result: object({}),
  fallbackMessage: 'Failed to list the things',
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'cookieStore');
});

test.each([
  ['call', () => void callEndpoint(listThings, {})],
  ['prefetched call', () => prefetchCall('/prefetched-things')],
])(
  'a %s is on its way before the next timer, without the browser process being asked for cookies',
  async (_, call) => {
    const cookieStore = { get: jest.fn(() => new Promise(() => undefined)) };
    Object.defineProperty(window, 'cookieStore', { configurable: true, value: cookieStore });
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
    call();
    await new Promise((resolve) => setTimeout(resolve));
    expect(send).toHaveBeenCalledTimes(1);
    expect(cookieStore.get).not.toHaveBeenCalled();
  },
);
