import { expect, test } from '@jest/globals';
import { checkDescriptor } from '../index.ts';
import { goodDescriptor as good } from '../testing/good-descriptor.ts';

test.each([
  ['M12 2 2 22h20z', true],
  ['m3,4.5l-1e2+2A5 5 0 0 1 3 4Z', true],
  [`M${'1 '.repeat(749)}`, true],
  [`M${'1 '.repeat(750)}`, false],
  ['M', false],
  ['L12 2', false],
  ['M0 0"/><script>alert(1)</script>', false],
  ['M0 0;url(https://evil.test)', false],
  ['https://evil.test/icon.svg', false],
  [['M12 2z'], false],
])('of the icon %j the acceptance is %p', (icon, accepted) => {
  const checked = checkDescriptor({ ...good(), menu: [{ ...good().menu[0], icon }] });
  expect(checked.ok ? [] : checked.problems.map(({ field }) => field)).toEqual(
    accepted ? [] : ['menu[0].icon'],
  );
});
