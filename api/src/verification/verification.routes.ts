import { getUserByTokenEndpoint } from '@suite/contracts';
import type { FastifyInstance } from 'fastify';
import { servePublicEndpoint } from '../plugins/serve-endpoint.ts';
import { getUserByToken } from './use-cases/get-user-by-token.ts';

export function registerVerificationRoutes(app: FastifyInstance): void {
  servePublicEndpoint(app, getUserByTokenEndpoint, async ({ params }) => ({
    message: 'Booking fetched successfully',
    result: await getUserByToken(app.database, params.token),
  }));
}
