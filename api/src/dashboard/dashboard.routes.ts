import type { FastifyInstance } from 'fastify';
import { getDashboardEndpoint, getRealtimeEndpoint } from '@suite/contracts/dashboard';
import { rememberHealth } from '../http/monitoring/health.ts';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { registerHousekeepingRoutes } from './housekeeping.routes.ts';
import { registerTaskMaking } from './register-task-making.ts';
import { getDashboard } from './use-cases/get-dashboard.ts';
import { getRealtime } from './use-cases/get-realtime.ts';

export function registerDashboardRoutes(app: FastifyInstance): void {
  const { database } = app;
  const isHealthy = rememberHealth(app);

  serveEndpoint(app, getDashboardEndpoint, async ({ query, caller }) => ({
    message: 'Dashboard fetched successfully',
    result: await getDashboard(database, caller, query),
  }));
  serveEndpoint(app, getRealtimeEndpoint, async ({ caller }) => ({
    message: 'Real-time stats fetched successfully',
    result: await getRealtime(database, caller, { isHealthy }),
  }));
  registerHousekeepingRoutes(app);
  registerTaskMaking(app);
}
