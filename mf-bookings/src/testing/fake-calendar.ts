import { addDays } from '@suite/contracts/dates';
import {
  getCalendarEndpoint,
  moveStayEndpoint,
  nightsOf,
  type Calendar,
  type CalendarStay,
  type MoveStayPayload,
} from '@suite/contracts/rooms';
import { refusal, type FakeApi } from '@suite/testing/fake-api';
import { bookingFactory } from '@suite/testing/factories';

export const today = '2027-03-05';

export function calendarStay(fields: Partial<CalendarStay> & Pick<CalendarStay, 'booking_id'>): CalendarStay {
  const { from = today, to = addDays(from, 3) } = fields;
  return {
    ...{
      name: `Guest ${fields.booking_id}`,
      room_id: null,
      room_type: 'Double',
      stay_state: 'booked',
      guests: 2,
    },
    ...{ is_verified: false, is_upgrade: false, is_fixed: false, is_overbooked: false, group_id: null },
    ...{ from, to, checkin_date: from, checkout_date: to },
    ...fields,
  };
}

/** Has the rooms 101 and 102 of type Double, and 301 of type Deluxe. */
export function calendarOf(fields: Partial<Calendar> = {}): Calendar {
  const rooms = [
    { id: 1, room_number: '101', room_type: 'Double', status: 'Clean' },
    { id: 2, room_number: '102', room_type: 'Double', status: 'Dirty' },
    { id: 3, room_number: '301', room_type: 'Deluxe', status: 'Maintenance' },
  ];
  const nights = nightsOf('2027-03-01', '2027-05-01').map((night) => {
    const left = night === '2027-03-10' ? -1 : 1;
    return { night, in_service: 2, sold: 2 - left, left };
  });
  return {
    ...{ today, rooms, stays: [], blocks: [] },
    availability: [{ room_type: 'Double', nights }],
    rates: [
      { room_type: 'Double', from: '2026-03-01', to: '2028-03-01', nightly_rate: 120, currency: 'EUR' },
    ],
    ...fields,
  };
}

const types = ['Single', 'Double', 'Triple', 'Deluxe', 'Family'];
const names = ['Ana Reis', 'Bo Lindqvist', 'Cem Ak', 'Dia Roy', 'Eva Solberg', 'Noor Haddad'];

/** Has rooms with stays from a month before the reader's today to two months after it. */
export function fullCalendar(roomCount = 60): Calendar {
  const now = new Date().toISOString().slice(0, 10);
  const rooms = Array.from({ length: roomCount }, (_, at) => ({
    ...{ id: at + 1, room_number: String(101 + at), room_type: types[at % types.length] ?? 'Double' },
    status: at % 7 === 0 ? 'Dirty' : 'Clean',
  }));
  const stays = rooms.flatMap(({ id, room_type }) =>
    Array.from({ length: 26 }, (_, at) => {
      const from = addDays(now, at * 4 - 30 + (id % 3));
      const to = addDays(from, 2 + ((id + at) % 3));
      const stay_state = to < now ? 'checked_out' : from < now ? 'in_house' : 'booked';
      return calendarStay({
        ...{
          booking_id: id * 100 + at,
          room_id: (at + id) % 40 === 0 ? null : id,
          room_type,
          from,
          to,
          stay_state,
        },
        ...{
          name: names[(id + at) % names.length] ?? '',
          is_verified: at % 2 === 0,
          is_fixed: at % 11 === 0,
        },
        ...{ is_overbooked: at % 17 === 0, group_id: at % 13 === 0 ? id : null },
      });
    }),
  );
  const nights = nightsOf(addDays(now, -40), addDays(now, 90)).map((night, at) => {
    const left = (at % 7) - 1;
    return { night, in_service: 12, sold: 12 - left, left };
  });
  const rate = { from: '2000-01-01', to: '2100-01-01', nightly_rate: 120, currency: 'EUR' };
  const block = { id: 1, room_id: 1, from: addDays(now, 3), to: addDays(now, 5), reason: 'New carpet' };
  return {
    ...{ today: now, rooms, blocks: [{ ...block, kind: 'out_of_order' }] },
    stays: stays.filter(({ room_id, from, to }) => room_id !== 1 || to <= block.from || from >= block.to),
    availability: types.map((room_type) => ({ room_type, nights })),
    rates: types.map((room_type) => ({ ...rate, room_type })),
  };
}

/** Moves stays like the server, and refuses a room that another stay has. */
export function answerCalendar(api: FakeApi, calendar: Calendar): void {
  let { stays } = calendar;
  api
    .on(getCalendarEndpoint, () => ({ ...calendar, stays }))
    .on(
      moveStayEndpoint,
      ({ url, body }) => {
        const id = Number(url.split('/').at(-2));
        const { checkin_date, checkout_date, room_id, swap_with } = body as MoveStayPayload;
        const moved = stays.find((stay) => stay.booking_id === id);
        if (!moved) throw refusal(404, { errorType: 'BOOKING_NOT_FOUND', message: 'Booking not found' });
        const dates = { from: checkin_date, to: checkout_date, checkin_date, checkout_date };
        const isTaken = stays.some(
          (stay) =>
            ![id, swap_with].includes(stay.booking_id) &&
            room_id !== null &&
            stay.room_id === room_id &&
            stay.from < checkout_date &&
            stay.to > checkin_date,
        );
        if (isTaken) throw refusal(409, { errorType: 'CONFLICT', message: 'The room is taken.' });
        stays = stays.map((stay) => {
          if (stay === moved) return { ...stay, ...dates, room_id };
          return stay.booking_id === swap_with ? { ...stay, room_id: moved.room_id } : stay;
        });
        return bookingFactory.build({ id, checkin_date, checkout_date });
      },
      'The stay was moved',
    );
}
