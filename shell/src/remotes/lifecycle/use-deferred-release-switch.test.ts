import { describe, expect, test } from '@jest/globals';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import type { Destination } from '../registry/find-remote.ts';
import { canReplace } from './use-deferred-release-switch.ts';

const at = (name: string, release: string): Destination => ({
  kind: 'remote',
  remote: liveRemote({ name, release }),
  shellLayout: true,
});
const held = at('mf-sample', '1');
const newer = at('mf-sample', '2');
const other = at('mf-other', '1');
const unknown: Destination = { kind: 'unknown' };
const quiet = { moved: false, degraded: false, unsaved: false };

describe('canReplace', () => {
  test('keeps a release in use until the visitor moves', () => {
    expect(canReplace(held, newer, quiet)).toBe(false);
    expect(canReplace(held, newer, { ...quiet, moved: true })).toBe(true);
  });

  test('replaces at once what does not work', () => {
    expect(canReplace(held, newer, { ...quiet, degraded: true })).toBe(true);
  });

  test.each([
    ['a newer release', newer, { ...quiet, moved: true }],
    ['a cure', newer, { ...quiet, degraded: true }],
    ['the end of the remote', unknown, quiet],
  ])('keeps an unsaved form from %s', (_, newest, circumstances) => {
    expect(canReplace(held, newest, { ...circumstances, unsaved: true })).toBe(false);
    expect(canReplace(held, newest, circumstances)).toBe(true);
  });

  test('follows a visitor who leaves, and shows what was not there before', () => {
    expect(canReplace(held, other, { moved: true, degraded: false, unsaved: true })).toBe(true);
    expect(canReplace(unknown, newer, { ...quiet, unsaved: true })).toBe(true);
  });
});
