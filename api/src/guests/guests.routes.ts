import {
  addBookingNoteEndpoint,
  deleteBookingNoteEndpoint,
  getBookingHistoryEndpoint,
  getGuestEndpoint,
  listBookingNotesEndpoint,
  listPinnedNotesEndpoint,
  pinBookingNoteEndpoint,
  restoreBookingNoteEndpoint,
} from '@suite/contracts/bookings';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import {
  addBookingNote,
  deleteBookingNote,
  listBookingNotes,
  listPinnedNotes,
  pinBookingNote,
  restoreBookingNote,
} from './use-cases/booking-notes.ts';
import { getBookingHistory } from './use-cases/get-booking-history.ts';
import { getGuest } from './use-cases/get-guest.ts';

export function registerGuestsRoutes(app: FastifyInstance): void {
  const { database, config } = app;
  serveEndpoint(app, getGuestEndpoint, async ({ params, query, caller, request: { reader } }) => ({
    message: 'Guest fetched successfully',
    result: await getGuest(reader, caller, params.id, query, config.secretKey),
  }));
  serveEndpoint(app, getBookingHistoryEndpoint, async ({ params, query, caller, request: { reader } }) => ({
    message: 'History fetched successfully',
    result: await getBookingHistory(reader, caller, params.id, query),
  }));
  serveEndpoint(app, listPinnedNotesEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Notes fetched successfully',
    result: await listPinnedNotes(reader, caller, query),
  }));
  serveEndpoint(app, listBookingNotesEndpoint, async ({ params, caller, request: { reader } }) => ({
    message: 'Notes fetched successfully',
    result: await listBookingNotes(reader, caller, params.id),
  }));
  serveEndpoint(app, addBookingNoteEndpoint, async ({ params, body, caller, reply }) => {
    const result = await addBookingNote(database, caller, params.id, body);
    reply.code(201);
    return { message: 'The note was added', result };
  });
  serveEndpoint(app, pinBookingNoteEndpoint, async ({ params, body, caller }) => ({
    message: body.is_pinned ? 'The note is pinned' : 'The note is not pinned any more',
    result: await pinBookingNote(database, caller, params, body.is_pinned),
  }));
  serveEndpoint(app, deleteBookingNoteEndpoint, async ({ params, caller }) => {
    await deleteBookingNote(database, caller, params);
    return { message: 'The note was deleted', result: {} };
  });
  serveEndpoint(app, restoreBookingNoteEndpoint, async ({ params, caller }) => ({
    message: 'The note was restored',
    result: await restoreBookingNote(database, caller, params),
  }));
}
