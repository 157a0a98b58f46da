import { beforeEach, describe, expect, test } from '@jest/globals';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import { cacheDocument, readCachedDocument } from './cached-documents.ts';

const documentOf = (name: string) => ({
  version: 1 as const,
  remotes: [liveRemote({ name })],
  restrictedPaths: [],
});

beforeEach(() => localStorage.clear());

describe('kept documents', () => {
  test('are given back to the person they were for', () => {
    cacheDocument(1, '"a"', documentOf('mf-one'));
    cacheDocument(null, '"b"', documentOf('mf-public'));
    expect(readCachedDocument(1)).toEqual({ etag: '"a"', document: documentOf('mf-one') });
    expect(readCachedDocument(null)?.document.remotes[0]?.name).toBe('mf-public');
    expect(readCachedDocument(2)).toBeUndefined();
  });

  test('are those of the last three people, and that of the visitor before a sign-in', () => {
    for (const id of [1, 2, 3, 2, null, 4]) cacheDocument(id, '"x"', documentOf(`mf-${id}`));
    const isCached = [1, 2, 3, null, 4].map((id) => readCachedDocument(id) !== undefined);
    expect(isCached).toEqual([false, true, true, true, true]);
  });

  test.each(['', 'x', '7', '{}', '[null, 3, {"userId": 1}]', '[{"userId": 1, "document": {"version": 2}}]'])(
    'are none where the storage holds %j',
    (kept) => {
      localStorage.setItem('suite:registry-documents', kept);
      expect(readCachedDocument(1)).toBeUndefined();
      cacheDocument(1, '"a"', documentOf('mf-one'));
      expect(readCachedDocument(1)?.etag).toBe('"a"');
    },
  );

  test('never hold an override', () => {
    const remote = liveRemote({ cohort: 'override' });
    cacheDocument(1, '"a"', { version: 1, remotes: [remote], restrictedPaths: [] });
    expect(localStorage).toHaveLength(0);
  });
});
