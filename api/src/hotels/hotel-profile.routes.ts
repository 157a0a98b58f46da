import type { FastifyInstance } from 'fastify';
import {
  createRoomsEndpoint,
  deleteRoomEndpoint,
  getHotelProfileEndpoint,
  getRatesEndpoint,
  listRoomsEndpoint,
  updateHotelProfileEndpoint,
  updateRatesEndpoint,
  updateRoomEndpoint,
} from '@suite/contracts/hotels';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { createRooms } from './use-cases/create-rooms.ts';
import { deleteRoom } from './use-cases/delete-room.ts';
import { findAddressRules } from './hotels.repository.ts';
import { getHotelProfile, updateHotelProfile } from './use-cases/update-hotel-profile.ts';
import { getRates, updateRates } from './use-cases/update-rates.ts';
import { listRooms } from './use-cases/list-rooms.ts';
import { updateRoom } from './use-cases/update-room.ts';

export function registerHotelProfileRoutes(app: FastifyInstance): void {
  const { database } = app;

  serveEndpoint(app, getHotelProfileEndpoint, async ({ caller }) => ({
    message: 'Hotel profile fetched successfully',
    result: await getHotelProfile(database, caller),
  }));
  serveEndpoint(
    app,
    updateHotelProfileEndpoint,
    async ({ body, caller }) => ({
      message: 'Hotel profile updated successfully!',
      result: await updateHotelProfile(database, caller, body),
    }),
    async ({ caller }) => ({
      stored: await getHotelProfile(database, caller),
      values: await findAddressRules(database),
    }),
  );
  serveEndpoint(app, getRatesEndpoint, async ({ caller }) => ({
    message: 'Rates fetched successfully',
    result: await getRates(database, caller),
  }));
  serveEndpoint(
    app,
    updateRatesEndpoint,
    async ({ body, caller }) => ({
      message: 'Rates updated successfully!',
      result: await updateRates(database, caller, body),
    }),
    async ({ caller }) => ({ stored: await getRates(database, caller) }),
  );
  serveEndpoint(app, listRoomsEndpoint, async ({ query, caller }) => ({
    message: 'Rooms fetched successfully',
    result: await listRooms(database, caller, query),
  }));
  serveEndpoint(app, createRoomsEndpoint, async ({ body, caller, reply }) => {
    const rooms = await createRooms(database, caller, body);
    reply.code(201);
    return { message: 'Rooms added successfully!', result: { rooms } };
  });
  serveEndpoint(app, updateRoomEndpoint, async ({ params, body, caller }) => ({
    message: 'Room updated successfully!',
    result: await updateRoom(database, caller, params.id, body),
  }));
  serveEndpoint(app, deleteRoomEndpoint, async ({ params, caller }) => {
    await deleteRoom(database, caller, params.id);
    return { message: 'Room deleted successfully!', result: {} };
  });
}
