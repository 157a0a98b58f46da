import type { Booking, StayRoom } from '@suite/contracts/bookings';
import {
  assignRoomEndpoint,
  assignStaysEndpoint,
  listRoomChoicesEndpoint,
  type AssignRoomPayload,
  type AssignStaysPayload,
  type RoomChoice,
} from '@suite/contracts/rooms';
import { refusal, type FakeApi } from '@suite/testing/fake-api';
import { findBooking, type BookingStore } from './fake-stays.ts';

type HotelRoom = Pick<RoomChoice, 'room_id' | 'room_number' | 'room_type' | 'status' | 'is_inspected'>;

export function hotelRoom(room_number: string, fields: Partial<HotelRoom> = {}): HotelRoom {
  return { room_id: Number(room_number), room_number, room_type: 'Double', status: 'Clean', ...fields };
}

/** A room belongs to one booking for all nights. */
export function answerRooms(api: FakeApi, store: BookingStore): void {
  const takenBy = (room_id: number, { id }: Booking) =>
    store.bookings.find((other) => other.id !== id && other.room?.room_id === room_id);
  const taken = ({ room_number }: HotelRoom, { id }: Booking) =>
    `Room ${room_number} is taken by booking #${id} from 05/Mar/2027 to 08/Mar/2027.`;
  const choicesFor = (booking: Booking) =>
    store.rooms
      .map((room): RoomChoice => {
        const other = takenBy(room.room_id, booking);
        const is_upgrade = room.room_type !== booking.room_type;
        const isOwn = room.room_id === booking.room?.room_id;
        const advice = isOwn ? 'The room of this guest now' : 'Free for all nights';
        return {
          ...{ ...room, is_upgrade, refusal: other ? { message: taken(room, other) } : null },
          advice: other || (is_upgrade && !isOwn) ? null : { message: advice },
        };
      })
      .sort((one, other) => rankOf(one) - rankOf(other));
  const assign = (booking: Booking, room: StayRoom | null) => {
    store.bookings = store.bookings.map((one) => (one.id === booking.id ? { ...one, room } : one));
    return room;
  };
  api
    .on(listRoomChoicesEndpoint, ({ url }) => {
      const booking = findBooking(store, url);
      return { room: booking.room ?? null, choices: choicesFor(booking) };
    })
    .on(assignRoomEndpoint, ({ url, body }) => {
      const booking = findBooking(store, url);
      const { room_id, is_fixed } = body as AssignRoomPayload;
      const choice = choicesFor(booking).find((one) => one.room_id === room_id);
      if (choice?.refusal) throw refusal(409, { errorType: 'CONFLICT', ...choice.refusal });
      return { room: assign(booking, choice ? { ...choice, is_fixed } : null) };
    })
    .on(assignStaysEndpoint, ({ body }) => {
      const results = ((body as AssignStaysPayload).ids ?? []).map((booking_id) => {
        const booking = findBooking(store, `/${booking_id}`);
        const [best] = choicesFor(booking);
        if (booking.room) {
          const { room_number } = booking.room;
          const reason = { message: `Already in room ${room_number}`, code: 'STAY_ROOM_HAS' };
          return { booking_id, room: booking.room, reason };
        }
        if (!best?.advice) return { booking_id, room: null, reason: { message: 'No room is free.' } };
        return { booking_id, room: assign(booking, { ...best, is_fixed: false }), reason: best.advice };
      });
      return { assigned: results.length, results };
    });
}

function rankOf({ refusal: reason, advice, is_upgrade }: RoomChoice): number {
  if (reason) return 3;
  if (!advice) return 2;
  return is_upgrade || advice.message.startsWith('Free') ? 1 : 0;
}
