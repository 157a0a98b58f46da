import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  storeOverrides,
  overrideText,
  readOverrides,
  withOverride,
  type StoredOverride,
} from './stored-overrides.ts';
import { isOverriding, overrideKey } from './override-key.ts';

const address = (remote: string, parts: Partial<StoredOverride> = {}): StoredOverride => ({
  remote,
  url: `http://localhost/${remote}/`,
  grant: null,
  on: true,
  ...parts,
});
const cookie = () => decodeURIComponent(/suite-override=([^;]*)/.exec(document.cookie)?.[1] ?? '');

beforeEach(() => storeOverrides([]));

describe('kept overrides', () => {
  test('are nothing, in storage and cookie, until there is one and after the last', () => {
    expect([readOverrides(), isOverriding(), cookie()]).toEqual([[], false, '']);
    storeOverrides([address('mf-a')]);
    expect([readOverrides(), isOverriding()]).toEqual([[address('mf-a')], true]);
    expect(cookie()).toBe('{"mf-a":"http://localhost/mf-a/"}');
    storeOverrides([]);
    expect([localStorage.getItem(overrideKey), cookie()]).toEqual([null, '']);
  });

  test('are one of each remote, the newest', () => {
    const newer = address('mf-a', { url: 'http://localhost/newer/' });
    expect(withOverride([address('mf-a'), address('mf-b')], newer)).toEqual([address('mf-b'), newer]);
  });

  test('go out as grants when all have one, and as addresses otherwise', () => {
    const [a, b] = [address('mf-a', { grant: 'override_a.x' }), address('mf-b', { grant: 'override_b.x' })];
    expect(overrideText([a, b])).toBe('override_a.x,override_b.x');
    expect(JSON.parse(overrideText([a, address('mf-c')]))).toEqual({
      'mf-a': a.url,
      'mf-c': 'http://localhost/mf-c/',
    });
  });

  test('that are switched off or only proposed go out nowhere', () => {
    const off = [address('mf-a', { on: false }), address('mf-b', { on: false, isProposed: true })];
    storeOverrides(off);
    expect([overrideText(off), cookie(), readOverrides()]).toEqual(['', '', off]);
  });

  test.each(['{', '7', '[{"remote":"mf-a"}]', '[null]'])('read %s as none', (text) => {
    localStorage.setItem(overrideKey, text);
    expect(readOverrides()).toEqual([]);
  });
});
