import { describe, expect, test } from '@jest/globals';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import { parseRegistryDocument } from './parse-registry-document.ts';

const route = (path: string) => ({ path, permissions: [], shellLayout: true });
const documentOf = (...remotes: object[]) => ({ version: 1, remotes, restrictedPaths: [] });
const other = liveRemote({ name: 'mf-other', routes: [route('/other')] });
const unusable = liveRemote({ release: '2', routes: [route('/sample???')] });

describe('parseRegistryDocument', () => {
  test('leaves a remote out whose paths cannot be matched', () => {
    expect(parseRegistryDocument(documentOf(unusable, other)).remotes).toEqual([other]);
  });

  test('keeps the entry in use of such a remote', () => {
    const inUse = liveRemote({ release: '1', routes: [route('/sample')] });
    const known = parseRegistryDocument(documentOf(inUse));
    expect(parseRegistryDocument(documentOf(unusable, other), known).remotes).toEqual([inUse, other]);
  });

  test.each([null, [], 'no document', { version: 2, remotes: [], restrictedPaths: [] }])(
    'refuses %j',
    (value) => {
      expect(() => parseRegistryDocument(value)).toThrow("The registry's document is not one");
    },
  );
});
