import {
  getListSettingsEndpoint,
  updateListSettingsEndpoint,
  type ListSettings,
} from '@suite/contracts/list-settings';
import {
  createBookingEndpoint,
  createGroupEndpoint,
  deleteBookingEndpoint,
  exportBookingsEndpoint,
  getBookingEndpoint,
  getBookingStatsEndpoint,
  listBookingsEndpoint,
  listGroupEndpoint,
  restoreBookingEndpoint,
  sendVerificationEndpoint,
  updateBookingEndpoint,
  type Booking,
  type CreateBookingPayload,
  type CreateGroupPayload,
  type UpdateBookingPayload,
} from '@suite/contracts/bookings';
import { getAvailabilityEndpoint } from '@suite/contracts/rooms';
import { getVerificationEndpoint, listAttentionEndpoint } from '@suite/contracts/verification';
import type { FakeApi } from '@suite/testing/fake-api';
import { bookingFactory, deskVerificationFactory, paginationFactory } from '@suite/testing/factories';
import { answerNotes } from './fake-notes.ts';
import { answerRooms } from './fake-rooms.ts';
import { answerArrivals, answerStays, findBooking, type BookingStore } from './fake-stays.ts';

export function answerBookings(
  api: FakeApi,
  bookings: readonly Booking[],
  rooms: BookingStore['rooms'] = [],
): void {
  const store: BookingStore = { bookings: [...bookings], deleted: new Map(), rooms };
  let settings: ListSettings = { hidden_columns: [], views: [], updated_at: null };
  answerLists(api, store);
  answerArrivals(api, store);
  answerChanges(api, store);
  answerStays(api, store);
  answerRooms(api, store);
  answerNotes(api);
  api
    .on(getListSettingsEndpoint, () => settings)
    .on(updateListSettingsEndpoint, ({ body }) => {
      settings = { ...(body as ListSettings), updated_at: '2027-03-05T12:00:00.000Z' };
      return settings;
    })
    .on(getAvailabilityEndpoint, () => ({ types: [] }))
    .on(getBookingEndpoint, ({ url }) => findBooking(store, url))
    .on(listGroupEndpoint, ({ url }) => {
      const { group_id } = findBooking(store, url);
      return { bookings: group_id ? store.bookings.filter((booking) => booking.group_id === group_id) : [] };
    })
    .on(sendVerificationEndpoint, ({ url }) => ({ email: findBooking(store, url).email }))
    .on(getVerificationEndpoint, ({ url }) => deskVerificationFactory.ofBooking(findBooking(store, url)));
}

function answerLists(api: FakeApi, store: BookingStore): void {
  api
    .on(listBookingsEndpoint, ({ query }) => {
      const page = Number(query['page'] ?? 1);
      const limit = Number(query['limit'] ?? 10);
      const matching = inOrder(
        store.bookings.filter((booking) => matches(booking, query)),
        query,
      );
      return {
        bookings: matching.slice((page - 1) * limit, page * limit),
        flags: [],
        pagination: paginationFactory.build({ page, limit, total: matching.length }),
        userRole: 'Hotel Admin',
        hotelId: 1,
      };
    })
    .on(getBookingStatsEndpoint, () => {
      const verified = store.bookings.filter((booking) => booking.is_verified).length;
      return {
        total_bookings: store.bookings.length,
        verified_bookings: verified,
        pending_bookings: store.bookings.length - verified,
        todays_checkins: 0,
        todays_checkouts: 0,
        upcoming_checkins: store.bookings.length,
      };
    })
    .on(listAttentionEndpoint, () => ({ people: [], pagination: paginationFactory.build({ total: 0 }) }))
    .on(exportBookingsEndpoint, ({ query }) => {
      const ids = typeof query['ids'] === 'string' ? query['ids'].split(',') : null;
      const rows = store.bookings.filter(
        (booking) => matches(booking, query) && ids?.includes(`${booking.id}`) !== false,
      );
      return ['id,name', ...rows.map(({ id, name }) => `${id},"${name}"`)].join('\r\n');
    });
}

function answerChanges(api: FakeApi, store: BookingStore): void {
  api
    .on(createBookingEndpoint, ({ body }) => {
      const booking = createdBooking(body as CreateBookingPayload);
      store.bookings = [booking, ...store.bookings];
      return booking;
    })
    .on(createGroupEndpoint, ({ body }) => {
      const { rooms, ...common } = body as CreateGroupPayload;
      const made = rooms.map((room) => createdBooking({ ...common, ...room }));
      const bookings = made.map((booking) => ({ ...booking, group_id: made[0]?.id ?? null }));
      store.bookings = [...bookings.toReversed(), ...store.bookings];
      return { bookings };
    })
    .on(updateBookingEndpoint, ({ url, body }) => {
      const { passengers, ...fields } = body as UpdateBookingPayload;
      const { name, email, room_type, checkin_date, checkout_date, no_nights } = fields;
      const guests = passengers.map(({ id = 1, ...guest }) => ({
        ...guest,
        ...{ id, is_verified: false, short_id: null },
      }));
      const changed = { name, email, room_type, checkin_date, checkout_date, no_nights, passengers: guests };
      const before = findBooking(store, url);
      const { guest_language = before.guest_language } = fields;
      const { phone = before.phone, arrival_time = before.arrival_time, requests = before.requests } = fields;
      const { external_reference = before.external_reference } = fields;
      const facts = { phone, arrival_time, requests, external_reference };
      const after = { ...before, ...changed, guest_language, ...facts } as Booking;
      store.bookings = store.bookings.map((booking) => (booking.id === after.id ? after : booking));
      return after;
    })
    .on(deleteBookingEndpoint, ({ url }) => {
      const gone = findBooking(store, url);
      store.deleted.set(gone.id, gone);
      store.bookings = store.bookings.filter((booking) => booking !== gone);
      return {};
    })
    .on(restoreBookingEndpoint, ({ url }) => {
      const again = store.deleted.get(Number(url.split('/').at(-2)));
      if (again) store.bookings = [again, ...store.bookings];
      return findBooking(store, url);
    });
}

function createdBooking({ passengers, ...sent }: Omit<CreateBookingPayload, 'verification_token'>): Booking {
  const { name, email, room_type, checkin_date, checkout_date, no_nights, guest_language = null } = sent;
  const { phone = null, arrival_time = null, requests = null, external_reference = null } = sent;
  const guests = passengers.map((guest, index) => ({
    ...guest,
    ...{ id: index + 1, is_verified: false, short_id: null },
  }));
  return bookingFactory.build({
    ...{ name, email, room_type, checkin_date, checkout_date, no_nights, passengers: guests },
    ...{ guest_language, phone, arrival_time, requests, external_reference },
  });
}

function inOrder(bookings: Booking[], { sort, order }: Record<string, unknown>): Booking[] {
  if (sort !== 'name') return bookings;
  const upwards = bookings.toSorted((one, other) => one.name.localeCompare(other.name));
  return order === 'desc' ? upwards.reverse() : upwards;
}

function matches(booking: Booking, query: Record<string, unknown>): boolean {
  const {
    search = '',
    status = '',
    stay = '',
    dateFrom,
    dateTo,
  } = query as Record<string, string | undefined>;
  const text = `${booking.name} ${booking.email}`.toLowerCase();
  return (
    text.includes(search.toLowerCase()) &&
    (status === '' || booking.is_verified === (status === 'verified')) &&
    (stay === '' || booking.stay_state === stay) &&
    (!dateFrom || booking.checkin_date >= dateFrom) &&
    (!dateTo || booking.checkin_date <= dateTo)
  );
}
