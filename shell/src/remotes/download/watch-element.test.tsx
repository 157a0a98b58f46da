import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { filesToReload } from './fetch-file.ts';
import { watchElement } from './watch-element.ts';

const fetched = jest.fn<typeof fetch>();
const [arrived, failed] = [jest.fn(), jest.fn()];
let files = 0;

function loading<Name extends 'script' | 'link'>(name: Name) {
  const url = `https://suite.test/assets/${(files += 1)}.${name === 'script' ? 'js' : 'css'}`;
  const element = document.createElement(name);
  element.setAttribute(name === 'script' ? 'src' : 'href', url);
  element.setAttribute('integrity', 'sha384-x');
  element.addEventListener('load', arrived);
  element.addEventListener('error', failed);
  watchElement(element);
  return { element, url };
}

const asked = () => [...document.body.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')];
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

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
  document.body.replaceChildren();
  for (const mock of [fetched, arrived, failed]) mock.mockReset();
});

describe('watchElement', () => {
  test('asks for nothing beside a file that arrives within six seconds', async () => {
    const { element } = loading('script');
    await wait(5.9);
    element.dispatchEvent(new Event('load'));
    await wait(30);
    expect(fetched).not.toHaveBeenCalled();
    expect(asked()).toEqual([]);
    expect(failed).not.toHaveBeenCalled();
  });

  test('leaves a file of which nothing comes alone, and loads it once more beside', async () => {
    const { element, url } = loading('script');
    await wait(7.1);
    expect(asked().map((again) => again.getAttribute('src'))).toEqual([`${url}?again=1`]);
    expect(asked()[0]?.getAttribute('integrity')).toBe('sha384-x');
    await wait(5);
    element.dispatchEvent(new Event('load'));
    await wait(120);
    expect(failed).not.toHaveBeenCalled();
  });

  test('is done with a script when it has run from the second request', async () => {
    const { url } = loading('script');
    await wait(7.1);
    asked()[0]?.dispatchEvent(new Event('load'));
    expect(arrived).toHaveBeenCalledTimes(1);
    await wait(120);
    expect(asked()).toEqual([]);
    expect(failed).not.toHaveBeenCalled();
    expect(filesToReload(url)).toEqual([]);
  });

  test('has a style taken from the second request by the element its loader knows', async () => {
    const { element, url } = loading('link');
    await wait(7.1);
    asked()[0]?.dispatchEvent(new Event('load'));
    expect(element.getAttribute('href')).toBe(`${url}?again=1`);
    expect(arrived).not.toHaveBeenCalled();
  });

  test('waits for a file that keeps arriving', async () => {
    let piece: (() => void) | undefined;
    const read = () =>
      new Promise((resolve) => (piece = () => resolve({ done: false, value: new Uint8Array(1) })));
    fetched.mockResolvedValue({ ok: true, body: { getReader: () => ({ read }) } } as never);
    const { element } = loading('script');
    await wait(6);
    for (let pieces = 0; pieces < 20; pieces += 1) {
      piece?.();
      await wait(4);
    }
    expect(asked()).toEqual([]);
    element.dispatchEvent(new Event('load'));
    await wait(120);
    expect(failed).not.toHaveBeenCalled();
  });

  test('gives up after two minutes, and has the file fetched anew the next time', async () => {
    const { url } = loading('script');
    await wait(120);
    expect(failed).not.toHaveBeenCalled();
    await wait(10);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(filesToReload(url)).toEqual([url]);
  });

  test('has what failed by itself fetched anew the next time', () => {
    const { element, url } = loading('script');
    element.dispatchEvent(new Event('error'));
    expect(filesToReload(url)).toEqual([url]);
  });
});
