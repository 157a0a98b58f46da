import type { FastifyInstance } from 'fastify';
import {
  approveHotelEndpoint,
  getAddressRulesEndpoint,
  getHotelEndpoint,
  listHotelsEndpoint,
  registerHotelEndpoint,
  rejectHotelEndpoint,
} from '@suite/contracts/hotels';
import { codedMessage } from '../errors/coded-message.ts';
import { serveEndpoint, servePublicEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { findAddressRules } from './hotels.repository.ts';
import { approveHotel } from './use-cases/approve-hotel.ts';
import { guardRegistrations, registerHotel } from './use-cases/register-hotel.ts';
import { getHotel } from './use-cases/get-hotel.ts';
import { listHotels } from './use-cases/list-hotels.ts';
import { rejectHotel } from './use-cases/reject-hotel.ts';

export function registerHotelsRoutes(app: FastifyInstance): void {
  const { database } = app;

  servePublicEndpoint(app, getAddressRulesEndpoint, async () => ({
    message: 'Address rules fetched successfully',
    result: await findAddressRules(database),
  }));
  servePublicEndpoint(
    app,
    registerHotelEndpoint,
    async ({ body, request, reply }) => {
      await guardRegistrations(database, request.ip);
      const hotel = await registerHotel(database, body, { address: request.ip });
      reply.code(201);
      return { message: 'Hotel registration submitted for review', result: hotel };
    },
    { findContext: async () => ({ values: await findAddressRules(database) }) },
  );
  serveEndpoint(app, listHotelsEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Hotels fetched successfully',
    result: await listHotels(reader, caller, query),
  }));
  serveEndpoint(app, getHotelEndpoint, async ({ params, caller }) => ({
    message: 'Hotel details fetched successfully',
    result: await getHotel(database, caller, params.id),
  }));
  serveEndpoint(app, approveHotelEndpoint, async ({ params, caller }) => {
    await approveHotel(database, caller, params.id, { publicUrl: app.config.publicUrl });
    const result = await getHotel(database, caller, params.id);
    const { hotel_name, contact_person_name: name, contact_person_email: email } = result;
    return { ...codedMessage('HOTEL_APPROVED', { hotel_name, name, email }), result };
  });
  serveEndpoint(app, rejectHotelEndpoint, async ({ params, body, caller }) => {
    await rejectHotel(database, caller, params.id, body);
    const result = await getHotel(database, caller, params.id);
    const { hotel_name, contact_person_name: name, contact_person_email: email } = result;
    return { ...codedMessage('HOTEL_REJECTED', { hotel_name, name, email }), result };
  });
}
