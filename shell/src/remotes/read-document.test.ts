import { describe, expect, test } from '@jest/globals';
import { liveRemote } from '../testing/live-remote.factory.ts';
import { readDocument } from './read-document.ts';

const route = (path: string) => ({ path, permissions: [], shellLayout: true });
const documentOf = (...remotes: object[]) => ({ version: 1, remotes, restrictedPaths: [] });
const other = liveRemote({ name: 'mf-other', routes: [route('/other')] });
const unusable = liveRemote({ release: '2', routes: [route('/sample???')] });

describe('readDocument', () => {
  test('leaves a remote out whose paths cannot be matched', () => {
    expect(readDocument(documentOf(unusable, other)).remotes).toEqual([other]);
  });

  test('keeps the entry in use of such a remote', () => {
    const inUse = liveRemote({ release: '1', routes: [route('/sample')] });
    const known = readDocument(documentOf(inUse));
    expect(readDocument(documentOf(unusable, other), known).remotes).toEqual([inUse, other]);
  });

  test.each([null, [], 'no document', { version: 2, remotes: [], restrictedPaths: [] }])(
    'refuses %j',
    (value) => {
      expect(() => readDocument(value)).toThrow("The registry's document is not one");
    },
  );
});
