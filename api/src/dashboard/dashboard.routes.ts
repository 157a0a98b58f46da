import type { FastifyInstance } from 'fastify';
import {
  assignRoomsEndpoint,
  assignTaskEndpoint,
  createTaskEndpoint,
  deleteTaskEndpoint,
  exportMonthEndpoint,
  finishTaskEndpoint,
  getDashboardEndpoint,
  getRealtimeEndpoint,
  listDutyEndpoint,
  listHousekeepingRoomsEndpoint,
  listMonthsEndpoint,
  listTasksEndpoint,
  setDutyEndpoint,
  setRoomStateEndpoint,
} from '@suite/contracts/dashboard';
import { fileTypes } from '@suite/contracts/http';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { serveRawEndpoint } from '../http/endpoints/serve-raw-endpoint.ts';
import { repeatWhileListening } from '../http/repeat-while-listening.ts';
import { rememberHealth } from '../http/monitoring/health.ts';
import { assignRooms, listHousekeepingRooms, setRoomState } from './use-cases/housekeeping-rooms.ts';
import { assignTask, createTask, deleteTask, finishTask, listTasks } from './use-cases/tasks.ts';
import { makeTasks } from './use-cases/make-tasks.ts';
import { getDashboard, getRealtime } from './use-cases/get-dashboard.ts';
import { listDuty, setDuty } from './use-cases/duty.ts';
import { exportMonth } from './use-cases/export-month.ts';
import { listMonths } from './use-cases/list-months.ts';

export function registerDashboardRoutes(app: FastifyInstance): void {
  const isHealthy = rememberHealth(app);

  serveEndpoint(app, getDashboardEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Dashboard fetched successfully',
    result: await getDashboard(reader, caller, query),
  }));
  serveEndpoint(app, getRealtimeEndpoint, async ({ caller, request: { reader } }) => ({
    message: 'Real-time stats fetched successfully',
    result: await getRealtime(reader, caller, { isHealthy }),
  }));
  serveEndpoint(app, listMonthsEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Months fetched successfully',
    result: await listMonths(reader, caller, query),
  }));
  serveRawEndpoint(
    app,
    exportMonthEndpoint,
    async ({ params: { month }, query, caller, request: { reader } }) => ({
      body: await exportMonth(reader, caller, { month, ...query }),
      fileName: `month-end-${month}.${query.format ?? 'csv'}`,
      type: query.format && fileTypes[query.format],
    }),
  );
  registerHousekeepingRoutes(app);
  registerTaskMaking(app);
}

function registerHousekeepingRoutes(app: FastifyInstance): void {
  const { database } = app;

  serveEndpoint(app, listTasksEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Tasks fetched successfully',
    result: await listTasks(reader, caller, query),
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
  serveEndpoint(app, listHousekeepingRoomsEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Rooms fetched successfully',
    result: await listHousekeepingRooms(reader, caller, query),
  }));
  serveEndpoint(app, setRoomStateEndpoint, async ({ params, body, caller }) => ({
    message: 'Room updated successfully!',
    result: await setRoomState(database, caller, params.id, body),
  }));
  serveEndpoint(app, assignRoomsEndpoint, async ({ body, caller }) => ({
    message: 'Rooms assigned successfully!',
    result: await assignRooms(database, caller, body),
  }));
  serveEndpoint(app, listDutyEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Staff fetched successfully',
    result: await listDuty(reader, caller, query),
  }));
  serveEndpoint(app, setDutyEndpoint, async ({ params, body, caller }) => ({
    message: 'Duty updated successfully!',
    result: await setDuty(database, caller, params.id, body),
  }));
}

const missedDays = 3;

/** The first run also covers the days that were missed while no server was running. */
function registerTaskMaking(app: FastifyInstance): void {
  repeatWhileListening(app, {
    work: ({ isFirst }) => makeTasks(app.database, new Date(), isFirst ? missedDays : 0),
    pauseMs: 60_000,
    failureMessage: 'The tasks of the day could not be created; retrying in a minute',
  });
}
