import {
  createBookingEndpoint,
  deleteBookingEndpoint,
  exportBookingsEndpoint,
  getBookingEndpoint,
  getBookingStatsEndpoint,
  listArrivalsEndpoint,
  listBookingsEndpoint,
  restoreBookingEndpoint,
  sendVerificationEndpoint,
  updateBookingEndpoint,
  type Booking,
  type CreateBookingPayload,
  type UpdateBookingPayload,
} from '@suite/contracts/bookings';
import { getVerificationEndpoint, listAttentionEndpoint } from '@suite/contracts/verification';
import { refusal, type FakeApi } from '@suite/testing/fake-api';
import { bookingFactory, paginationFactory } from '@suite/testing/factories';
import { isAllVerified } from '../domain/booking-status.ts';
import { verificationOf } from './fake-verification.ts';

/** Answers this remote's calls from a list in memory, newest first, as the server would. */
export function answerBookings(api: FakeApi, bookings: readonly Booking[]): void {
  let stored = [...bookings];
  const find = (url: string): Booking => {
    const booking = stored.find(({ id }) => url.split('/').includes(String(id)));
    if (!booking) throw refusal(404, { errorType: 'BOOKING_NOT_FOUND', message: 'Booking not found' });
    return booking;
  };
  const deleted = new Map<number, Booking>();
  api
    .on(listBookingsEndpoint, ({ query }) => {
      const page = Number(query['page'] ?? 1);
      const limit = Number(query['limit'] ?? 10);
      const matching = inOrder(
        stored.filter((booking) => matches(booking, query)),
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
      const verified = stored.filter((booking) => booking.is_verified).length;
      return {
        total_bookings: stored.length,
        verified_bookings: verified,
        pending_bookings: stored.length - verified,
        todays_checkins: 0,
        todays_checkouts: 0,
        upcoming_checkins: stored.length,
      };
    })
    .on(createBookingEndpoint, ({ body }) => {
      const { passengers, guest_language = null, ...sent } = body as CreateBookingPayload;
      const { name, email, room_type, checkin_date, checkout_date, no_nights } = sent;
      const guests = passengers.map((guest, index) => ({
        ...guest,
        ...{ id: index + 1, is_verified: false, short_id: null },
      }));
      const fields = { name, email, room_type, checkin_date, checkout_date, no_nights, passengers: guests };
      const booking = bookingFactory.build({ ...fields, guest_language });
      stored = [booking, ...stored];
      return booking;
    })
    .on(getBookingEndpoint, ({ url }) => find(url))
    .on(updateBookingEndpoint, ({ url, body }) => {
      const { passengers, ...fields } = body as UpdateBookingPayload;
      const { name, email, room_type, checkin_date, checkout_date, no_nights } = fields;
      const guests = passengers.map(({ id = 1, ...guest }) => ({
        ...guest,
        ...{ id, is_verified: false, short_id: null },
      }));
      const changed = { name, email, room_type, checkin_date, checkout_date, no_nights, passengers: guests };
      const before = find(url);
      const { guest_language = before.guest_language } = fields;
      const after = { ...before, ...changed, guest_language };
      stored = stored.map((booking) => (booking.id === after.id ? after : booking));
      return after;
    })
    .on(deleteBookingEndpoint, ({ url }) => {
      const gone = find(url);
      deleted.set(gone.id, gone);
      stored = stored.filter((booking) => booking !== gone);
      return {};
    })
    .on(restoreBookingEndpoint, ({ url }) => {
      const again = deleted.get(Number(url.split('/').at(-2)));
      if (again) stored = [again, ...stored];
      return find(url);
    })
    .on(listArrivalsEndpoint, ({ query }) => {
      const pagination = paginationFactory.build({
        page: Number(query['page'] ?? 1),
        total: stored.length,
      });
      const unverified = stored.filter((booking) => !isAllVerified(booking));
      const arrivals = [...unverified, ...stored.filter(isAllVerified)];
      return { arrivals, unverified: unverified.length, desk_choices: [], flags: [], pagination };
    })
    .on(listAttentionEndpoint, () => ({ people: [], pagination: paginationFactory.build({ total: 0 }) }))
    .on(sendVerificationEndpoint, ({ url }) => ({ email: find(url).email }))
    .on(getVerificationEndpoint, ({ url }) => verificationOf(find(url)))
    .on(exportBookingsEndpoint, ({ query }) => {
      const ids = typeof query['ids'] === 'string' ? query['ids'].split(',') : null;
      const rows = stored.filter(
        (booking) => matches(booking, query) && ids?.includes(`${booking.id}`) !== false,
      );
      return ['id,name', ...rows.map(({ id, name }) => `${id},"${name}"`)].join('\r\n');
    });
}

function inOrder(bookings: Booking[], { sort, order }: Record<string, unknown>): Booking[] {
  if (sort !== 'name') return bookings;
  const upwards = bookings.toSorted((one, other) => one.name.localeCompare(other.name));
  return order === 'desc' ? upwards.reverse() : upwards;
}

function matches(booking: Booking, query: Record<string, unknown>): boolean {
  const { search = '', status = '', dateFrom, dateTo } = query as Record<string, string | undefined>;
  const text = `${booking.name} ${booking.email}`.toLowerCase();
  return (
    text.includes(search.toLowerCase()) &&
    (status === '' || booking.is_verified === (status === 'verified')) &&
    (!dateFrom || booking.checkin_date >= dateFrom) &&
    (!dateTo || booking.checkin_date <= dateTo)
  );
}
