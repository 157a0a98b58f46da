import { listArrivalsEndpoint, type Booking, type StayState } from '@suite/contracts/bookings';
import {
  changeStayEndpoint,
  changeStaysEndpoint,
  type ChangeStayPayload,
  type ChangeStaysPayload,
  type StayAction,
} from '@suite/contracts/front-desk';
import type { RoomChoice } from '@suite/contracts/rooms';
import { checkInBookingEndpoint, type CheckInPayload } from '@suite/contracts/verification';
import { refusal, type FakeApi } from '@suite/testing/fake-api';
import { paginationFactory } from '@suite/testing/factories';
import { isAllVerified } from '../domain/booking-status.ts';

export interface BookingStore {
  bookings: Booking[];
  deleted: Map<number, Booking>;
  rooms: readonly Pick<RoomChoice, 'room_id' | 'room_number' | 'room_type' | 'status'>[];
}

export function findBooking({ bookings }: BookingStore, url: string): Booking {
  const booking = bookings.find(({ id }) => url.split('/').includes(String(id)));
  if (!booking) throw refusal(404, { errorType: 'BOOKING_NOT_FOUND', message: 'Booking not found' });
  return booking;
}

const changed_at = '2027-03-05T12:00:00.000Z';
const unverified = 'Please verify all guests of this booking before they check in.';

const stateAfter: Record<StayAction, StayState> = {
  'check-in': 'in_house',
  'undo-check-in': 'booked',
  'check-out': 'checked_out',
  'undo-check-out': 'in_house',
  'no-show': 'no_show',
  'undo-no-show': 'booked',
  cancel: 'cancelled',
  'undo-cancel': 'booked',
};

export function answerStays(api: FakeApi, store: BookingStore): void {
  const move = (id: number, action: StayAction): StayState => {
    const stay_state = stateAfter[action];
    store.bookings = store.bookings.map((one) => (one.id === id ? { ...one, stay_state } : one));
    return stay_state;
  };
  api
    .on(
      changeStayEndpoint,
      ({ url, body }) => ({
        stay_state: move(findBooking(store, url).id, (body as ChangeStayPayload).action),
        changed_at,
      }),
      'The stay was changed',
    )
    .on(changeStaysEndpoint, ({ body }) => {
      const { ids, action } = body as ChangeStaysPayload;
      const results = ids.map((booking_id) => {
        const booking = store.bookings.find(({ id }) => id === booking_id);
        const isRefused = action === 'check-in' && booking && !isAllVerified(booking);
        if (!isRefused) move(booking_id, action);
        return { booking_id, refusal: isRefused ? { message: unverified } : null };
      });
      return { changed: results.filter(({ refusal: reason }) => !reason).length, results };
    })
    .on(
      checkInBookingEndpoint,
      ({ url, body }) => {
        const booking = findBooking(store, url);
        const left = [booking, ...booking.passengers].filter(({ is_verified }) => !is_verified);
        if (left.length > ((body as CheckInPayload).shown?.length ?? 0)) {
          throw refusal(409, { errorType: 'CONFLICT', message: unverified });
        }
        move(booking.id, 'check-in');
        return { checked_in_at: changed_at };
      },
      'The guests are checked in',
    );
}

const inView: Record<string, (booking: Booking) => boolean> = {
  arrivals: ({ stay_state }) => stay_state !== 'cancelled' && stay_state !== 'no_show',
  'in-house': ({ stay_state }) => stay_state === 'in_house',
  departures: ({ stay_state }) => stay_state === 'in_house',
};

/** All bookings check in and out today. */
export function answerArrivals(api: FakeApi, store: BookingStore): void {
  api.on(listArrivalsEndpoint, ({ query }) => {
    const { view = 'arrivals', page = 1, limit = 10 } = query as Record<string, string | undefined>;
    const [at, size] = [Number(page), Number(limit)];
    const count = (state: StayState) =>
      store.bookings.filter(({ stay_state }) => stay_state === state).length;
    const rows = store.bookings.filter(inView[view] ?? (() => true));
    const left = rows.filter((booking) => !isAllVerified(booking));
    const all = [...left, ...rows.filter(isAllVerified)];
    return {
      arrivals: all.slice((at - 1) * size, at * size),
      unverified: left.length,
      counts: {
        arrivals: count('booked'),
        arrived: count('in_house') + count('checked_out'),
        in_house: count('in_house'),
        departures: count('in_house'),
        departed: count('checked_out'),
      },
      desk_choices: [],
      flags: [],
      pagination: paginationFactory.build({ page: at, limit: size, total: rows.length }),
    };
  });
}
