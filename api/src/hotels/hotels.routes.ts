import type { FastifyInstance } from 'fastify';
import { registerHotelEndpoint } from '@suite/contracts';
import { servePublicEndpoint } from '../plugins/serve-endpoint.ts';
import { registerHotel } from './use-cases/register-hotel.ts';
import { guardRegistrations } from './use-cases/guard-registrations.ts';

export function registerHotelsRoutes(app: FastifyInstance): void {
  const { database } = app;

  servePublicEndpoint(app, registerHotelEndpoint, async ({ body, request, reply }) => {
    await guardRegistrations(database, request.ip);
    const hotel = await registerHotel(database, body, { address: request.ip });
    reply.code(201);
    return { message: 'Hotel registration submitted for review', result: hotel };
  });
}
