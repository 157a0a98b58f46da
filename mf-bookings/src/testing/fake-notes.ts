import {
  addBookingNoteEndpoint,
  deleteBookingNoteEndpoint,
  getBookingHistoryEndpoint,
  getGuestEndpoint,
  listBookingNotesEndpoint,
  listPinnedNotesEndpoint,
  pinBookingNoteEndpoint,
  restoreBookingNoteEndpoint,
  type BookingNote,
  type NewBookingNote,
} from '@suite/contracts/bookings';
import { refusal, type FakeApi } from '@suite/testing/fake-api';
import { paginationFactory } from '@suite/testing/factories';

const written = { author: 'Nora Quist', created_at: '2027-03-04T18:30:00.000Z', may_delete: true };

export function fakeNote(fields: Partial<BookingNote> = {}): BookingNote {
  return { id: 1, text: 'Late arrival', is_pinned: false, ...written, ...fields };
}

/** All bookings have these notes in common. */
export function answerNotes(api: FakeApi, first: readonly BookingNote[] = []): void {
  let notes = [...first];
  const deleted = new Map<number, BookingNote>();
  const find = (url: string) => {
    const note = notes.find(({ id }) => url.includes(`/notes/${id}`));
    if (!note) throw refusal(404, { errorType: 'NOT_FOUND', message: 'This note is not there any more.' });
    return note;
  };
  api
    .on(listBookingNotesEndpoint, () => ({
      notes: notes.toSorted((one, other) => Number(other.is_pinned) - Number(one.is_pinned)),
    }))
    .on(listPinnedNotesEndpoint, () => ({
      notes: notes
        .filter(({ is_pinned }) => is_pinned)
        .map((note) => ({ ...note, booking_id: 7, name: 'Ana Reis' })),
    }))
    .on(addBookingNoteEndpoint, ({ body }) => {
      const note = fakeNote({ id: 100 + notes.length, ...(body as NewBookingNote) });
      notes = [note, ...notes];
      return note;
    })
    .on(pinBookingNoteEndpoint, ({ url, body }) => {
      const note = { ...find(url), ...(body as Pick<BookingNote, 'is_pinned'>) };
      notes = notes.map((one) => (one.id === note.id ? note : one));
      return note;
    })
    .on(deleteBookingNoteEndpoint, ({ url }) => {
      const note = find(url);
      deleted.set(note.id, note);
      notes = notes.filter((one) => one !== note);
      return {};
    })
    .on(restoreBookingNoteEndpoint, ({ url }) => {
      const note = deleted.get(Number(url.split('/').at(-2)));
      if (note) notes = [...notes, note];
      return find(url);
    })
    .on(getBookingHistoryEndpoint, () => ({ entries: [], pagination: paginationFactory.build({ total: 0 }) }))
    .on(getGuestEndpoint, ({ url }) => ({
      booking_id: Number(url.split('/').at(-2)),
      ...{ hotel_name: 'Seaview', name: 'Ana Reis', email: 'ana@guests.test', phone: null },
      ...{ guest_language: null, total_stays: 1, total_nights: 3, earlier_stays: 0, stays: [] },
      pagination: paginationFactory.build({ total: 0 }),
    }));
}
