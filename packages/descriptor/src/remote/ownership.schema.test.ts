import { expect, test } from '@jest/globals';
import { checkDescriptor, ownershipOf } from '../index.ts';
import { goodDescriptor as good } from '../testing/good-descriptor.ts';

test.each([
  ['owner', 'Bookings team', true],
  ['owner', '', false],
  ['owner', 'Two\nlines', false],
  ['owner', 'B'.repeat(61), false],
  ['contact', 'bookings.team+suite@example.com', true],
  ['contact', 'https://chat.example.com/#bookings', true],
  ['contact', 'bookings@example.com?bcc=all@example.com', false],
  ['contact', '+49 30 1234', false],
  ['contact', 'http://chat.example.com/', false],
  ['repository', 'https://git.example.com:8443/suite?path=mf-bookings', true],
  ['repository', 'ssh://git@example.com/suite', false],
  ['repository', `https://git.example.com/${'a'.repeat(300)}`, false],
  ['runbook', 'https://wiki.example.com', true],
  ['runbook', 'javascript:alert(1)', false],
  ['runbook', ' javascript:alert(1)//https://wiki.example.com', false],
  ['runbook', 'https://wiki.example.com@evil.test/', false],
  ['runbook', 'https://wiki.example.com/two words', false],
  ['runbook', 'https://wiki\u202e.example.com/', false],
  ['runbook', ['https://wiki.example.com'], false],
])('of an ownership with %s %j the acceptance is %p', (field, value, accepted) => {
  const checked = checkDescriptor({ ...good(), [field]: value });
  expect(checked.ok ? [] : checked.problems.map((problem) => problem.field)).toEqual(accepted ? [] : [field]);
});

test('says of a script in place of a runbook what is expected', () => {
  expect(checkDescriptor({ ...good(), runbook: 'javascript:alert(1)' })).toEqual({
    ok: false,
    problems: [
      {
        field: 'runbook',
        message:
          'runbook must be an https address without user name, such as https://wiki.example.com/bookings',
      },
    ],
  });
});

test('ownershipOf holds what is declared, and is undefined where nothing is', () => {
  const checked = checkDescriptor({ ...good(), owner: 'Bookings team', runbook: 'https://wiki.example.com' });
  const before = checkDescriptor(good());
  if (!checked.ok || !before.ok) throw new Error('Both are good');
  expect(ownershipOf(checked.value)).toEqual({ owner: 'Bookings team', runbook: 'https://wiki.example.com' });
  expect(ownershipOf(before.value)).toBeUndefined();
});
