import { expect, test } from '@jest/globals';
import { viewNameError } from './save-view-dialog.tsx';

test.each([
  ['late 7', 'You have a view of this name already'],
  ['ＬＡＴÉ\u00a0٧', 'You have a view of this name already'],
  ['\u200b', 'View name is required'],
  ['Late 8', undefined],
])('the name %j beside Late 7: %s', (name, error) => {
  expect(viewNameError(name, [{ view_name: 'Late 7' }])).toBe(error);
});
