import { signedAnswer } from '../../testing/signed-documents.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import { cacheDocument, readCachedDocument } from './cached-documents.ts';

const documentOf = (name: string) => ({
  version: 1 as const,
  remotes: [liveRemote({ name })],
  restrictedPaths: [],
});
const key = 'suite:registry-documents';

beforeEach(() => localStorage.clear());

describe('kept documents', () => {
  test('are given back to the person they were for', async () => {
    cacheDocument(1, signedAnswer('"a"', documentOf('mf-one')));
    cacheDocument(null, signedAnswer('"b"', documentOf('mf-public')));
    expect(await readCachedDocument(1)).toEqual({ etag: '"a"', document: documentOf('mf-one') });
    expect((await readCachedDocument(null))?.document.remotes[0]?.name).toBe('mf-public');
    expect(await readCachedDocument(2)).toBeUndefined();
  });

  test('are those of the last three people, and that of the visitor before a sign-in', async () => {
    for (const id of [1, 2, 3, 2, null, 4]) cacheDocument(id, signedAnswer('"x"', documentOf(`mf-${id}`)));
    const cached = await Promise.all([1, 2, 3, null, 4].map(readCachedDocument));
    expect(cached.map((one) => one !== undefined)).toEqual([false, true, true, true, true]);
  });

  test.each([
    ['body', 'mf-one', 'mf-two'],
    ['tag', String.raw`\"a\"`, String.raw`\"c\"`],
    ['signature', '"signature":"', '"signature":"A'],
  ])('are none where code of a remote changed the %s', async (_, from, to) => {
    cacheDocument(1, signedAnswer('"a"', documentOf('mf-one')));
    const stored = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, stored.replaceAll(from, to));
    expect(localStorage.getItem(key)).not.toBe(stored);
    expect(await readCachedDocument(1)).toBeUndefined();
  });

  test('are found though a proxy made the tag weak', async () => {
    cacheDocument(1, { ...signedAnswer('"a"', documentOf('mf-one')), etag: 'W/"a"' });
    expect((await readCachedDocument(1))?.etag).toBe('W/"a"');
  });

  test.each(['', 'x', '7', '{}', '[null, 3, {"userId": 1}]', '[{"userId": 1, "document": {"version": 2}}]'])(
    'are none where the storage holds %j',
    async (kept) => {
      localStorage.setItem(key, kept);
      expect(await readCachedDocument(1)).toBeUndefined();
      cacheDocument(1, signedAnswer('"a"', documentOf('mf-one')));
      expect((await readCachedDocument(1))?.etag).toBe('"a"');
    },
  );

  test('never hold a document without a signature, such as one with an override', () => {
    cacheDocument(1, { ...signedAnswer('"a"', documentOf('mf-one')), signature: null });
    expect(localStorage).toHaveLength(0);
  });
});
