import type { FastifyInstance } from 'fastify';
import {
  createRoomsEndpoint,
  deleteRoomEndpoint,
  listRoomsEndpoint,
  updateRoomEndpoint,
} from '@suite/contracts/hotels';
import {
  assignRoomEndpoint,
  assignStaysEndpoint,
  createBlockEndpoint,
  deleteBlockEndpoint,
  getAvailabilityEndpoint,
  listBlocksEndpoint,
  listRoomChoicesEndpoint,
} from '@suite/contracts/rooms';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { assignRoom } from './use-cases/assign-room.ts';
import { assignStays } from './use-cases/assign-stays.ts';
import { createRooms } from './use-cases/create-rooms.ts';
import { deleteRoom } from './use-cases/delete-room.ts';
import { listRoomChoices } from './use-cases/list-room-choices.ts';
import { getAvailability } from './use-cases/get-availability.ts';
import { listRooms } from './use-cases/list-rooms.ts';
import { createBlock, deleteBlock, listBlocks } from './use-cases/room-blocks.ts';
import { updateRoom } from './use-cases/update-room.ts';

export function registerRoomsRoutes(app: FastifyInstance): void {
  const { database } = app;

  serveEndpoint(app, listRoomsEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Rooms fetched successfully',
    result: await listRooms(reader, caller, query),
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
  serveEndpoint(app, listRoomChoicesEndpoint, async ({ params, query, caller, request: { reader } }) => ({
    message: 'Rooms fetched successfully',
    result: await listRoomChoices(reader, caller, params.id, query),
  }));
  serveEndpoint(app, assignRoomEndpoint, async ({ params, body, caller }) => ({
    message: 'Room assigned successfully',
    result: await assignRoom(database, caller, params.id, body),
  }));
  serveEndpoint(app, assignStaysEndpoint, async ({ body, caller }) => ({
    message: 'Rooms assigned successfully',
    result: await assignStays(database, caller, body),
  }));
  serveEndpoint(app, listBlocksEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Blocked rooms fetched successfully',
    result: { blocks: await listBlocks(reader, caller, query) },
  }));
  serveEndpoint(app, createBlockEndpoint, async ({ body, caller, reply }) => {
    const result = await createBlock(database, caller, body);
    reply.code(201);
    return { message: 'Room blocked successfully', result };
  });
  serveEndpoint(app, getAvailabilityEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Available rooms fetched successfully',
    result: { types: await getAvailability(reader, caller, query) },
  }));
  serveEndpoint(app, deleteBlockEndpoint, async ({ params, caller }) => {
    await deleteBlock(database, caller, params.id);
    return { message: 'Block ended successfully', result: {} };
  });
}
