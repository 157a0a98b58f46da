import type { FastifyInstance } from 'fastify';
import {
  assignRoomsEndpoint,
  assignTaskEndpoint,
  createTaskEndpoint,
  deleteTaskEndpoint,
  finishTaskEndpoint,
  listDutyEndpoint,
  listHousekeepingRoomsEndpoint,
  listTasksEndpoint,
  setDutyEndpoint,
  setRoomStateEndpoint,
} from '@suite/contracts/dashboard';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { assignRooms } from './use-cases/assign-rooms.ts';
import { assignTask } from './use-cases/assign-task.ts';
import { createTask } from './use-cases/create-task.ts';
import { deleteTask } from './use-cases/delete-task.ts';
import { finishTask } from './use-cases/finish-task.ts';
import { listDuty } from './use-cases/list-duty.ts';
import { listHousekeepingRooms } from './use-cases/list-housekeeping-rooms.ts';
import { listTasks } from './use-cases/list-tasks.ts';
import { setDuty } from './use-cases/set-duty.ts';
import { setRoomState } from './use-cases/set-room-state.ts';

export function registerHousekeepingRoutes(app: FastifyInstance): void {
  const { database } = app;

  serveEndpoint(app, listTasksEndpoint, async ({ query, caller }) => ({
    message: 'Tasks fetched successfully',
    result: await listTasks(database, caller, query),
  }));
  serveEndpoint(app, createTaskEndpoint, async ({ body, caller, reply }) => {
    const result = await createTask(database, caller, body);
    reply.code(201);
    return { message: 'Task created successfully!', result };
  });
  serveEndpoint(app, assignTaskEndpoint, async ({ params, body, caller }) => ({
    message: 'Task assigned successfully!',
    result: await assignTask(database, caller, params.id, body),
  }));
  serveEndpoint(app, finishTaskEndpoint, async ({ params, body, caller }) => ({
    message: 'Task finished!',
    result: await finishTask(database, caller, params.id, body),
  }));
  serveEndpoint(app, deleteTaskEndpoint, async ({ params, caller }) => {
    await deleteTask(database, caller, params.id);
    return { message: 'Task deleted successfully!', result: {} };
  });
  serveEndpoint(app, listHousekeepingRoomsEndpoint, async ({ query, caller }) => ({
    message: 'Rooms fetched successfully',
    result: await listHousekeepingRooms(database, caller, query),
  }));
  serveEndpoint(app, setRoomStateEndpoint, async ({ params, body, caller }) => ({
    message: 'Room updated successfully!',
    result: await setRoomState(database, caller, params.id, body),
  }));
  serveEndpoint(app, assignRoomsEndpoint, async ({ body, caller }) => ({
    message: 'Rooms assigned successfully!',
    result: await assignRooms(database, caller, body),
  }));
  serveEndpoint(app, listDutyEndpoint, async ({ query, caller }) => ({
    message: 'Staff fetched successfully',
    result: await listDuty(database, caller, query),
  }));
  serveEndpoint(app, setDutyEndpoint, async ({ params, body, caller }) => ({
    message: 'Duty updated successfully!',
    result: await setDuty(database, caller, params.id, body),
  }));
}
