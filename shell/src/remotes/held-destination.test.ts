import { describe, expect, test } from '@jest/globals';
import { liveRemote } from '../testing/live-remote.factory.ts';
import type { Destination } from './find-remote.ts';
import { mayReplace } from './held-destination.ts';

const at = (name: string, release: string): Destination => ({
  kind: 'remote',
  remote: liveRemote({ name, release }),
  shellLayout: true,
});
const held = at('mf-sample', '1');
const newer = at('mf-sample', '2');
const other = at('mf-other', '1');
const unknown: Destination = { kind: 'unknown' };
const quiet = { moved: false, troubled: false, unsaved: false };

describe('mayReplace', () => {
  test('keeps a release in use until the visitor moves', () => {
    expect(mayReplace(held, newer, quiet)).toBe(false);
    expect(mayReplace(held, newer, { ...quiet, moved: true })).toBe(true);
  });

  test('replaces at once what does not work', () => {
    expect(mayReplace(held, newer, { ...quiet, troubled: true })).toBe(true);
  });

  test.each([
    ['a newer release', newer, { ...quiet, moved: true }],
    ['a cure', newer, { ...quiet, troubled: true }],
    ['the end of the remote', unknown, quiet],
  ])('keeps an unsaved form from %s', (_, newest, circumstances) => {
    expect(mayReplace(held, newest, { ...circumstances, unsaved: true })).toBe(false);
    expect(mayReplace(held, newest, circumstances)).toBe(true);
  });

  test('follows a visitor who leaves, and shows what was not there before', () => {
    expect(mayReplace(held, other, { moved: true, troubled: false, unsaved: true })).toBe(true);
    expect(mayReplace(unknown, newer, { ...quiet, unsaved: true })).toBe(true);
  });
});
