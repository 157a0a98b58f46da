import { expect, test } from '@jest/globals';
import { activityStyle, priorityTone, roomStateTone } from './badge-styles.ts';

test('High is red, Medium yellow, Low green; what is not known is plain', () => {
  expect(['High', 'Medium', 'Low', 'Whenever'].map(priorityTone)).toEqual([
    'danger',
    'warning',
    'success',
    'neutral',
  ]);
  expect(['Clean', 'Out of Order', 'toString'].map(roomStateTone)).toEqual(['success', 'danger', 'neutral']);
  expect(activityStyle('hotel_rejected').tone).toBe('danger');
  expect(activityStyle('constructor')).toEqual({ icon: 'clock', tone: 'neutral' });
});
