import {
  createGroupSchema,
  maxGroupRooms,
  type CreateBookingPayload,
  type CreateGroupPayload,
} from '@suite/contracts/bookings';
import type { CheckedForm } from '@suite/contracts/forms';
import type { TypeAvailability } from '@suite/contracts/rooms';
import { t } from '../languages/catalog.ts';
import {
  bookingPayload,
  checkBookingForm,
  checkDraft,
  type BookingFormRules,
  type BookingFormValues,
  type RoomValues,
} from './booking-form.ts';
import { describeRoomsLeft, type RoomsLeft } from './rooms-left.ts';

export type NewStay = CreateBookingPayload | CreateGroupPayload;

function isRoomCount(count: number | null): count is number {
  return count !== null && Number.isInteger(count) && count >= 1 && count <= maxGroupRooms;
}

/** A room takes the type of the first one until another is chosen. An invalid number counts as one room. */
export function roomsOf(values: BookingFormValues): RoomValues[] {
  const { room_type, passengers, room_count, has_same_type, more_rooms } = values;
  const others = Array.from({ length: isRoomCount(room_count) ? room_count - 1 : 0 }, (_, index) => {
    const room = more_rooms[index] ?? emptyRoom;
    return has_same_type || room.room_type === '' ? { ...room, room_type } : room;
  });
  return [{ room_type, passengers }, ...others];
}

const emptyRoom: RoomValues = { room_type: '', passengers: null };

/** @param index in `more_rooms` */
export function changeRoom(
  values: BookingFormValues,
  index: number,
  next: RoomValues & Pick<BookingFormValues, 'allow_overbooking'>,
): BookingFormValues {
  const { more_rooms } = values;
  const isOtherType = next.room_type !== roomsOf(values)[index + 1]?.room_type;
  const stored = more_rooms[index] ?? emptyRoom;
  const room = {
    room_type: isOtherType ? next.room_type : stored.room_type,
    passengers: next.passengers,
  };
  return {
    ...values,
    allow_overbooking: next.allow_overbooking && !isOtherType,
    more_rooms: Array.from({ length: Math.max(more_rooms.length, index + 1) }, (_, at) =>
      at === index ? room : (more_rooms[at] ?? emptyRoom),
    ),
  };
}

function groupPayload(values: BookingFormValues) {
  const {
    room_type: _type,
    passengers: _guests,
    external_reference: _reference,
    ...common
  } = bookingPayload(values);
  const rooms = roomsOf(values).map((room) => {
    const { room_type, passengers } = bookingPayload({ ...values, ...room });
    return { room_type, passengers };
  });
  return { ...common, rooms };
}

/** Returns the form's field for a field of the payload: the first room has the fields of a single booking. */
export function formFieldOf(path: string): string {
  if (path === 'rooms') return 'room_count';
  return path.replace(/^rooms\[(\d+)\]\./, (_, room) =>
    room === '0' ? '' : `more_rooms[${Number(room) - 1}].`,
  );
}

/** Several rooms become a group. */
export function checkNewStay(values: BookingFormValues, rules: BookingFormRules): CheckedForm<NewStay> {
  if (values.room_count === 1) return checkBookingForm(values, rules);
  if (!isRoomCount(values.room_count)) {
    const room_count = t('Enter a number of rooms from 1 to {most}', { most: maxGroupRooms });
    return { errors: { ...checkBookingForm(values, rules).errors, room_count } };
  }
  const checked = checkDraft(createGroupSchema, groupPayload(values), rules);
  if (!checked.errors) return checked;
  const errors = Object.entries(checked.errors).map(
    ([path, message]) => [formFieldOf(path), message] as const,
  );
  return { errors: Object.fromEntries<string | undefined>(errors) };
}

/** Compares the rooms left of each type with the wanted ones. Types without a limit are left out. */
export function roomsLeftByType(
  types: readonly TypeAvailability[],
  values: BookingFormValues,
  today: string,
): ReadonlyMap<string, RoomsLeft> {
  const rooms = roomsOf(values);
  return new Map(
    rooms.flatMap(({ room_type }) => {
      const wanted = rooms.filter((room) => room.room_type === room_type).length;
      const left = describeRoomsLeft(types, { room_type }, { today, wanted });
      return left ? [[room_type, left]] : [];
    }),
  );
}
