import type { CreateTaskPayload } from '@suite/contracts/dashboard';

type NotedTask = Omit<CreateTaskPayload, 'due_date' | 'room_id' | 'user_id'> & {
  room_number?: string;
  minutesAgo: number;
  isDone: boolean;
};

export const notedTasks: readonly NotedTask[] = [
  {
    task: 'Baby cot for room 304',
    room_number: '304',
    kind: 'guest_request',
    priority: 'High',
    due_time: '16:00',
    minutesAgo: 95,
    isDone: true,
  },
  {
    task: 'Restock the minibars of the second floor',
    kind: 'housekeeping',
    priority: 'Low',
    due_time: '20:00',
    minutesAgo: 80,
    isDone: false,
  },
  {
    task: 'Dripping shower in room 207',
    room_number: '207',
    kind: 'maintenance',
    priority: 'Medium',
    due_time: '18:00',
    minutesAgo: 72,
    isDone: false,
  },
  {
    task: 'Extra pillows for room 211',
    room_number: '211',
    kind: 'guest_request',
    priority: 'Low',
    due_time: '19:30',
    minutesAgo: 55,
    isDone: true,
  },
  {
    task: 'Late check-out for room 113',
    room_number: '113',
    kind: 'guest_request',
    priority: 'Medium',
    due_time: '14:00',
    minutesAgo: 41,
    isDone: false,
  },
  {
    task: 'Air conditioning of room 315 is loud',
    room_number: '315',
    kind: 'maintenance',
    priority: 'High',
    due_time: '17:00',
    minutesAgo: 33,
    isDone: false,
  },
  {
    task: 'Taxi to the airport for room 402',
    room_number: '402',
    kind: 'guest_request',
    priority: 'High',
    due_time: '21:15',
    minutesAgo: 18,
    isDone: false,
  },
];
