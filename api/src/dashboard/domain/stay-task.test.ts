import { expect, test } from '@jest/globals';
import { describeStayTask, readStayTask, type StayTaskKind } from './stay-task.ts';

const booking_id = 7;

test.each<[StayTaskKind, string | null, string | null, string]>([
  ['departure', '12', null, 'Clean room 12 after the departure of booking 7'],
  ['departure', null, 'Deluxe', 'Clean a Deluxe room after the departure of booking 7'],
  ['departure', null, null, 'Clean a room after the departure of booking 7'],
  ['arrival', 'room 1', null, 'Prepare room room 1 for the arrival of booking 7'],
  ['arrival', null, 'Single', 'Prepare a Single room for the arrival of booking 7'],
  ['arrival', null, null, 'Prepare a room for the arrival of booking 7'],
])('a task of %s in room %s of type %s is "%s", and is read again', (kind, room_number, room_type, task) => {
  const described = describeStayTask(kind, { booking_id, room_number, room_type });
  expect(described.message).toBe(task);
  expect(readStayTask({ task, booking_id }, null)).toEqual(described);
});

test('names the guest to those who may see guests', () => {
  const task = 'Clean room 12 after the departure of booking 7';
  expect(readStayTask({ task, booking_id }, 'Bookings')).toMatchObject({
    message: 'Clean room 12 after the departure of Bookings (booking 7)',
    params: { room_number: '12', booking: { params: { guest_name: 'Bookings' } } },
  });
});

test.each([
  ['a task that a person has written', 'Clean', null],
  ['a task of another booking', 'Clean a room after the departure of booking 8', 7],
])('%s is not one', (_, task, id) => {
  expect(readStayTask({ task, booking_id: id }, null)).toBeUndefined();
});
