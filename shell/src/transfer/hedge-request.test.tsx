import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { hedgeRequest, type HedgedRequest } from './hedge-request.ts';
import { RequestSlots } from './request-slots.ts';

interface Sent extends HedgedRequest {
  answer: (value: string) => void;
  refuse: (error: Error) => void;
}

let sent: Sent[];
let slots: RequestSlots;
let isWanted: boolean;
let files = 0;

function ask(signal?: AbortSignal, url = `/${(files += 1)}.js`) {
  const send = (request: HedgedRequest) =>
    new Promise<string>((resolve, reject) => {
      sent.push({ ...request, answer: resolve, refuse: reject });
    });
  const asked = hedgeRequest(url, send, { slots, signal, isWanted: () => isWanted });
  asked.catch(() => undefined);
  return asked;
}

const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);
const hide = (hidden: boolean) =>
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  [sent, slots, isWanted] = [[], new RequestSlots(), true];
});
afterEach(() => {
  hide(false);
  jest.useRealTimers();
});

describe('a file that is asked for', () => {
  test.each([3, 5])('is asked for once where its answer begins after %d seconds', async (seconds) => {
    const asked = ask();
    await wait(seconds);
    sent[0]?.touch();
    await wait(5);
    sent[0]?.answer('file');
    await expect(asked).resolves.toBe('file');
    await wait(120);
    expect(sent).toHaveLength(1);
  });

  test('is asked for again after 6 and 12 silent seconds, and at most three times a minute', async () => {
    void ask();
    const requests: number[] = [];
    for (let second = 0; second < 119; second += 1) {
      requests.push(sent.length);
      await wait(1);
    }
    expect([5, 7, 17, 19, 59, 61].map((second) => requests[second])).toEqual([1, 2, 2, 3, 3, 4]);
    for (let from = 0; from + 59 < requests.length; from += 1)
      expect((requests[from + 59] ?? 0) - (requests[from] ?? 0)).toBeLessThanOrEqual(3);
  });

  test('is asked for three times a minute also where it is wanted again after an answer', async () => {
    const asked = ask(undefined, '/document');
    await wait(7);
    sent[0]?.answer('document');
    await asked;
    void ask(undefined, '/document');
    await wait(52);
    expect(sent).toHaveLength(3);
    await wait(2);
    expect(sent).toHaveLength(4);
  });

  test('is asked for again after 6 silent seconds where the last requests were refused', async () => {
    for (let request = 0; request < 3; request += 1) {
      void ask(undefined, '/refused');
      await wait(0);
      sent[request]?.refuse(new Error('503'));
      await wait(1);
    }
    void ask(undefined, '/refused');
    await wait(7);
    expect(sent).toHaveLength(5);
  });

  test('is not cut off by the next request, and the first that is complete counts', async () => {
    const asked = ask();
    await wait(10);
    expect(sent).toHaveLength(2);
    expect(sent[0]?.signal.aborted).toBe(false);
    sent[0]?.answer('first');
    await expect(asked).resolves.toBe('first');
    // The browser's cache keeps the response of this request.
    expect(sent[1]?.signal.aborted).toBe(false);
  });

  test('is there when the second request is answered first, and the first is called off then', async () => {
    const asked = ask();
    await wait(7);
    sent[1]?.answer('second');
    await expect(asked).resolves.toBe('second');
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test('is not asked for again while it arrives piece by piece', async () => {
    const asked = ask();
    for (let piece = 0; piece < 22; piece += 1) {
      await wait(5);
      sent[0]?.touch();
    }
    expect(sent).toHaveLength(1);
    sent[0]?.answer('file');
    await expect(asked).resolves.toBe('file');
  });

  test('is asked for again where it stops half-way', async () => {
    void ask();
    await wait(1);
    sent[0]?.touch();
    await wait(6.1);
    expect(sent).toHaveLength(2);
  });

  test('fails at once where it is refused', async () => {
    const asked = ask();
    await wait(0);
    sent[0]?.refuse(new Error('answered 503'));
    await expect(asked).rejects.toThrow('answered 503');
  });

  test('outlives the refusal of a second request while the first one arrives', async () => {
    const asked = ask();
    await wait(7);
    sent[0]?.touch();
    sent[1]?.refuse(new Error('answered 503'));
    await wait(1);
    sent[0]?.answer('first');
    await expect(asked).resolves.toBe('first');
  });

  test('has failed after two minutes', async () => {
    const asked = ask();
    const failed = expect(asked).rejects.toThrow('did not arrive in time');
    await wait(121);
    await failed;
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  });

  test('is not asked for again where the page does not wait for it, and is given up', async () => {
    isWanted = false;
    const asked = ask();
    const failed = expect(asked).rejects.toThrow('did not arrive in time');
    await wait(19);
    await failed;
    expect(sent).toHaveLength(1);
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test('is not asked for again in a hidden tab', async () => {
    hide(true);
    void ask();
    await wait(30);
    expect(sent).toHaveLength(1);
    hide(false);
    await wait(6.1);
    expect(sent).toHaveLength(2);
  });

  test('is called off by its caller', async () => {
    const caller = new AbortController();
    const asked = ask(caller.signal);
    await wait(1);
    caller.abort(new Error('left'));
    await expect(asked).rejects.toThrow('left');
    expect(sent[0]?.signal.aborted).toBe(true);
  });
});

describe('the files of one release', () => {
  test('leave a connection to everything else while none of them is answered', async () => {
    for (let file = 0; file < 8; file += 1) void ask();
    await wait(0);
    expect(sent).toHaveLength(4);
    await wait(119);
    expect(sent.filter(({ signal }) => !signal.aborted)).toHaveLength(5);
  });

  test('are all asked for as soon as the first ones are answered', async () => {
    for (let file = 0; file < 8; file += 1) void ask();
    await wait(0);
    for (const request of sent.slice()) request.touch();
    await wait(0);
    expect(sent).toHaveLength(8);
  });

  test('are asked for again one by one, and quickly once one of them is answered', async () => {
    for (let file = 0; file < 4; file += 1) void ask();
    await wait(7);
    expect(sent).toHaveLength(5);
    await wait(5);
    expect(sent).toHaveLength(5);
    for (let file = 4; file < 8; file += 1) {
      sent[file]?.answer('file');
      await wait(0.6);
    }
    expect(sent).toHaveLength(8);
  });
});
