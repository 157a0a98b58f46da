import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { loadShellChunk } from './load-shell-chunk.ts';

const url = 'https://suite.test/assets/part.js';
const fetched = jest.fn<typeof fetch>();

/** webpack adds a script to the head while a chunk loads. */
function load(outcome: () => string): () => Promise<string> {
  return async () => {
    const script = Object.assign(document.createElement('script'), { src: url });
    // jsdom would request a script without this type.
    script.type = 'text/plain';
    document.head.append(script);
    await Promise.resolve();
    script.remove();
    return outcome();
  };
}

const fails = load(() => {
  throw new Error('missing');
});

beforeEach(() => {
  globalThis.fetch = fetched;
  const body = { getReader: () => ({ read: async () => ({ done: true }) }) };
  const headers = new Map([['content-type', 'text/javascript']]);
  fetched.mockResolvedValue({ ok: true, headers, body } as never);
});
afterEach(() => void fetched.mockReset());

describe('loadShellChunk', () => {
  test('gives the part, and asks for nothing besides', async () => {
    await expect(
      loadShellChunk(
        'whole',
        load(() => 'part'),
      ),
    ).resolves.toBe('part');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('says that a part of the shell is missing, and fetches it past the cache the next time', async () => {
    await expect(loadShellChunk('part', fails)).rejects.toMatchObject({
      isShellFailure: true,
      canRecover: true,
    });
    await expect(
      loadShellChunk(
        'part',
        load(() => 'part'),
      ),
    ).resolves.toBe('part');
    expect(fetched).toHaveBeenCalledWith(url, expect.objectContaining({ cache: 'reload' }));
    fetched.mockClear();
    await loadShellChunk(
      'part',
      load(() => 'part'),
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  test('is missing for as long as what failed cannot be fetched', async () => {
    await expect(loadShellChunk('other', fails)).rejects.toThrow("The shell's own other is missing");
    fetched.mockRejectedValue(new TypeError('offline'));
    await expect(
      loadShellChunk(
        'other',
        load(() => 'part'),
      ),
    ).rejects.toMatchObject({ isShellFailure: true });
  });
});
