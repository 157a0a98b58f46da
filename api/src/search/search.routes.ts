import { searchEverywhereEndpoint } from '@suite/contracts/search';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { searchEverywhere } from './use-cases/search-everywhere.ts';

export function registerSearchRoutes(app: FastifyInstance): void {
  serveEndpoint(app, searchEverywhereEndpoint, async ({ query, caller }) => ({
    message: 'Search finished',
    result: { hits: await searchEverywhere(app.database, caller, query.q) },
  }));
}
