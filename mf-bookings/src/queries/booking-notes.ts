import { callEndpoint } from '@suite/api-client';
import {
  addBookingNoteEndpoint,
  deleteBookingNoteEndpoint,
  getBookingHistoryEndpoint,
  listBookingNotesEndpoint,
  listPinnedNotesEndpoint,
  pinBookingNoteEndpoint,
  restoreBookingNoteEndpoint,
  type NewBookingNote,
} from '@suite/contracts/bookings';
import { endpointQuery, useApiMutation } from '@suite/remote-kit/queries';
import type { QueryClient } from '@tanstack/react-query';

export const listBookingNotesQuery = (id: number) => ({
  ...endpointQuery(listBookingNotesEndpoint, { params: { id } }),
  staleTime: 0,
});

export const listPinnedNotesQuery = (hotelId: number | null) => ({
  ...endpointQuery(listPinnedNotesEndpoint, { query: hotelId === null ? {} : { hotelId } }),
  staleTime: 0,
});

const reloadsNotes = (id: number) => (queries: QueryClient) => ({
  onSettled: () => {
    void queries.invalidateQueries({ queryKey: [listPinnedNotesEndpoint.name] });
    void queries.invalidateQueries({ queryKey: [getBookingHistoryEndpoint.name, id] });
    return queries.invalidateQueries({ queryKey: [listBookingNotesEndpoint.name, id] });
  },
});

export const useAddBookingNote = (id: number) =>
  useApiMutation(
    (body: NewBookingNote) => callEndpoint(addBookingNoteEndpoint, { params: { id }, body }),
    reloadsNotes(id),
  );

export const usePinBookingNote = (id: number) =>
  useApiMutation(
    ({ note_id, is_pinned }: { note_id: number; is_pinned: boolean }) =>
      callEndpoint(pinBookingNoteEndpoint, { params: { id, note_id }, body: { is_pinned } }),
    reloadsNotes(id),
  );

export const useDeleteBookingNote = (id: number) =>
  useApiMutation(
    (note_id: number) => callEndpoint(deleteBookingNoteEndpoint, { params: { id, note_id } }),
    reloadsNotes(id),
  );

export const useRestoreBookingNote = (id: number) =>
  useApiMutation(
    (note_id: number) => callEndpoint(restoreBookingNoteEndpoint, { params: { id, note_id }, body: {} }),
    reloadsNotes(id),
  );
