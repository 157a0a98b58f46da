import type { Duty, HousekeepingRoom, HousekeepingTask } from '@suite/contracts/dashboard';
import { sequence } from './sequence.ts';

const nextRoom = sequence();
const nextTask = sequence();
const nextPerson = sequence();

export const housekeepingFactory = {
  /** Builds a clean, unassigned double room. */
  room(fields: Partial<HousekeepingRoom> = {}): HousekeepingRoom {
    const id = nextRoom();
    const room = { id, room_number: String(100 + id), room_type: 'Double', status: 'Clean' };
    return { ...room, user_id: null, usr_firstname: null, usr_lastname: null, ...fields };
  },
  /** Builds an open, unassigned task, due on 5 March 2027. */
  task(fields: Partial<HousekeepingTask> = {}): HousekeepingTask {
    const id = nextTask();
    return {
      id,
      task: `Task ${id}`,
      kind: 'housekeeping',
      priority: 'Medium',
      due_at: '2027-03-05T15:00:00.000Z',
      room_id: null,
      room_number: null,
      booking_id: null,
      user_id: null,
      usr_firstname: null,
      usr_lastname: null,
      done_at: null,
      may_finish: true,
      ...fields,
    };
  },
  /** Builds a receptionist on duty. */
  duty(fields: Partial<Duty> = {}): Duty {
    const user_id = nextPerson();
    return {
      user_id,
      usr_firstname: 'Dana',
      usr_lastname: `Porter ${user_id}`,
      position: 'Receptionist',
      department: 'Reception',
      is_on_duty: true,
      assigned_rooms: 0,
      open_tasks: 0,
      ...fields,
    };
  },
};
