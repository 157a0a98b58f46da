import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { spoiledFiles } from './fetch-file.ts';
import { watchElement } from './watch-element.ts';

const fetched = jest.fn<typeof fetch>();
const failed = jest.fn();
let files = 0;

/** A script that is being loaded, under an address of its own. */
function loading(): { element: HTMLScriptElement; url: string } {
  const url = `https://suite.test/assets/${(files += 1)}.js`;
  const element = Object.assign(document.createElement('script'), { src: url });
  element.addEventListener('error', failed);
  watchElement(element, { url });
  return { element, url };
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetched;
  fetched.mockImplementation(
    (_, request) =>
      new Promise((_resolve, reject) => {
        const { signal } = request ?? {};
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
});
afterEach(() => {
  jest.useRealTimers();
  fetched.mockReset();
  failed.mockReset();
});

describe('watchElement', () => {
  test('asks for nothing beside a file that arrives soon', async () => {
    const { element } = loading();
    await jest.advanceTimersByTimeAsync(900);
    element.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fetched).not.toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
  });

  test('ends a hang, and has the file fetched anew the next time', async () => {
    const { url } = loading();
    await jest.advanceTimersByTimeAsync(1_900);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(spoiledFiles(url)).toEqual([url]);
  });

  test('waits on for a file that is late and keeps arriving', async () => {
    let piece: (() => void) | undefined;
    const read = () =>
      new Promise((resolve) => (piece = () => resolve({ done: false, value: new Uint8Array(1) })));
    const headers = new Map([['content-type', 'text/javascript']]);
    fetched.mockResolvedValue({ ok: true, headers, body: { getReader: () => ({ read }) } } as never);
    const { element } = loading();
    await jest.advanceTimersByTimeAsync(1_000);
    for (let pieces = 0; pieces < 10; pieces += 1) {
      piece?.();
      await jest.advanceTimersByTimeAsync(800);
    }
    expect(failed).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(failed).not.toHaveBeenCalled();
  });

  test('has what failed by itself fetched anew the next time', () => {
    const { element, url } = loading();
    element.dispatchEvent(new Event('error'));
    expect(spoiledFiles(url)).toEqual([url]);
  });
});
