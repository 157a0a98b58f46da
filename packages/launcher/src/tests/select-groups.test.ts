import { expect, test } from '@jest/globals';
import { selectGroups } from './select-groups.mjs';
import type { TestGroup } from './test-groups.mjs';

const group = (id: string, kind: TestGroup['kind'], name: string): TestGroup => ({
  id,
  kind,
  name,
  hash: '1',
  inputs: [],
  environment: [],
  builds: [],
});

const groups = [
  group('//#check', 'check', ''),
  group('mf-bookings#test', 'unit', 'mf-bookings'),
  group('mf-bookings#e2e', 'browser', 'mf-bookings'),
  group('api#test', 'unit', 'api'),
  group('e2e#e2e:platform', 'browser', 'platform'),
];

test.each<[object, string[]]>([
  [{}, ['//#check', 'mf-bookings#test', 'mf-bookings#e2e', 'api#test', 'e2e#e2e:platform']],
  [{ workspaces: ['mf-bookings'] }, ['mf-bookings#test', 'mf-bookings#e2e']],
  [{ workspaces: ['e2e'] }, ['e2e#e2e:platform']],
  [{ patterns: ['list-bookings'] }, ['mf-bookings#test', 'api#test']],
  [{ isBrowserOnly: true }, ['mf-bookings#e2e', 'e2e#e2e:platform']],
  [{ isBrowserOnly: true, workspaces: ['mf-bookings'], patterns: ['list'] }, ['mf-bookings#e2e']],
])('%j selects %j', (args, selected) => {
  const found = selectGroups(groups, { workspaces: [], patterns: [], isBrowserOnly: false, ...args });
  expect(found.map(({ id }) => id)).toEqual(selected);
});
