import { expect, test } from '@jest/globals';
import { affectedGroups } from './affected-groups.mjs';

const ui = { id: 'packages/ui', inputs: ['packages/ui/src/button.tsx', 'tsconfig.json'] };
const bookings = { id: 'mf-bookings', inputs: ['mf-bookings/src/remote.tsx', ...ui.inputs] };
const exists = (file: string) => file !== 'mf-bookings/src/removed.ts';

const affected = (...changed: string[]) =>
  affectedGroups([ui, bookings], changed, exists).map(({ group, because }) => [group.id, because]);

test('a change reaches what has the file among its inputs, and is named as the reason', () => {
  expect(affected('mf-bookings/src/remote.tsx')).toEqual([['mf-bookings', ['mf-bookings/src/remote.tsx']]]);
  expect(affected('packages/ui/src/button.tsx', 'docs/mail.md')).toEqual([
    ['packages/ui', ['packages/ui/src/button.tsx']],
    ['mf-bookings', ['packages/ui/src/button.tsx']],
  ]);
  expect(affected('docs/mail.md')).toEqual([]);
});

test('a removed file reaches what has inputs beside it', () => {
  expect(affected('mf-bookings/src/removed.ts')).toEqual([['mf-bookings', ['mf-bookings/src/removed.ts']]]);
});

test('the lock file reaches everything', () => {
  expect(affected('package-lock.json')).toHaveLength(2);
});
