import { describe, expect, test } from '@jest/globals';
import { checkTask, emptyTask } from './housekeeping.ts';

const towels = {
  ...emptyTask('Europe/Lisbon'),
  task: 'Bring towels',
  due_date: '2027-03-05',
  due_time: '16:30',
};

describe('the form of a task', () => {
  test('begins on the day it is at the hotel', () => {
    const now = new Date('2027-03-05T23:30:00Z');
    expect(emptyTask('Pacific/Kiritimati', now).due_date).toBe('2027-03-06');
    expect(emptyTask('Pacific/Pago_Pago', now).due_date).toBe('2027-03-05');
  });

  test('sends room and person only when there is one', () => {
    expect(checkTask(towels).value).toEqual({
      task: 'Bring towels',
      kind: 'housekeeping',
      priority: 'Medium',
      due_date: '2027-03-05',
      due_time: '16:30',
    });
    expect(checkTask({ ...towels, room_id: 4, user_id: 9 }).value).toMatchObject({ room_id: 4, user_id: 9 });
  });

  test.each([
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['0930', '09:30'],
    ['٩:٣٠', '09:30'],
  ])('reads the time %s as %s', (due_time, time) => {
    expect(checkTask({ ...towels, due_time }).value?.due_time).toBe(time);
  });

  test('refuses what is no time', () => {
    const errors = { due_time: 'Due time must be written as HH:MM' };
    expect(checkTask({ ...towels, due_time: '25:00' }).errors).toEqual(errors);
    expect(checkTask({ ...towels, due_time: 'noon' }).errors).toEqual(errors);
  });

  test('says what is missing', () => {
    expect(checkTask({ ...towels, task: '', due_date: '', due_time: '' }).errors).toEqual({
      task: 'Task is required',
      due_date: 'Due date is required',
      due_time: 'Due time is required',
    });
  });
});
