import { describe, expect, test } from '@jest/globals';
import { nightsOf } from '@suite/contracts/rooms';
import { addGuest, emptyBookingForm, toggleGuests, type BookingFormValues } from './booking-form.ts';
import { changeRoom, checkNewStay, formFieldOf, roomsLeftByType, roomsOf } from './booking-rooms.ts';

const stay = { checkin_date: '2027-03-05', checkout_date: '2027-03-08', no_nights: 3 };
const group: BookingFormValues = {
  ...emptyBookingForm,
  ...{ name: 'Ana Silva', email: 'ana@guests.test', room_type: 'Double', room_count: 3, ...stay },
};
const rules = { today: '2027-03-01', choosesHotel: false };
const typesOf = (values: BookingFormValues) => roomsOf(values).map(({ room_type }) => room_type);
const chooseType = (values: BookingFormValues, index: number, room_type: string) =>
  changeRoom(values, index, { ...values, room_type, passengers: null });

describe('rooms', () => {
  test('have the type of the first one until another is chosen', () => {
    const mixed = chooseType({ ...group, has_same_type: false }, 1, 'Triple');
    expect(typesOf(mixed)).toEqual(['Double', 'Double', 'Triple']);
    expect(typesOf({ ...mixed, room_type: 'Deluxe' })).toEqual(['Deluxe', 'Deluxe', 'Triple']);
    expect(typesOf({ ...mixed, has_same_type: true })).toEqual(['Double', 'Double', 'Double']);
  });

  test('keep their entries while another number is typed', () => {
    const mixed = chooseType({ ...group, has_same_type: false }, 1, 'Triple');
    for (const room_count of [null, 1, 0, 31, 1.5, 1_000_000_000]) {
      expect(roomsOf({ ...mixed, room_count })).toHaveLength(1);
    }
    expect(typesOf({ ...mixed, room_count: 3 })).toEqual(['Double', 'Double', 'Triple']);
  });

  test('are not overbooked any more once a type changes', () => {
    const overbooked = { ...group, allow_overbooking: true };
    expect(chooseType(overbooked, 0, 'Triple').allow_overbooking).toBe(false);
    const withGuest = changeRoom(overbooked, 0, { ...overbooked, passengers: addGuest(group).passengers });
    expect(withGuest.allow_overbooking).toBe(true);
    expect(roomsOf(withGuest)[1]).toMatchObject({ room_type: 'Double', passengers: [{ name: '' }] });
  });
});

describe('checkNewStay', () => {
  test('makes one booking for one room, and a group of several', () => {
    const { room_count: _count, ...one } = group;
    expect(checkNewStay({ ...one, room_count: 1 }, rules).value).toMatchObject({ room_type: 'Double' });
    const mixed = chooseType({ ...group, has_same_type: false }, 1, 'Triple');
    expect(checkNewStay(mixed, rules).value).toEqual({
      ...{ name: 'Ana Silva', email: 'ana@guests.test', ...stay },
      rooms: ['Double', 'Double', 'Triple'].map((room_type) => ({ room_type, passengers: [] })),
    });
  });

  test.each([null, 0, 31, 2.5])('needs a number of rooms from 1 to 30: %j', (room_count) => {
    expect(checkNewStay({ ...group, room_count, name: '' }, rules).errors).toEqual({
      name: 'Name is required',
      room_count: 'Enter a number of rooms from 1 to 30',
    });
  });

  test('names the fields of the first room like those of a single booking', () => {
    const single = { ...group, has_same_type: false, room_type: 'Single', room_count: 2 };
    const three = addGuest(addGuest(addGuest(single))).passengers;
    const wrong = changeRoom(toggleGuests(single), 0, { ...single, passengers: three });
    expect(checkNewStay(wrong, rules).errors).toMatchObject({
      'passengers[0].name': 'Name is required',
      'more_rooms[0].passengers': 'Maximum 2 passengers allowed for Single room',
      'more_rooms[0].passengers[2].name': 'Name is required',
    });
  });

  test('needs the hotel of a Super Admin', () => {
    const admin = { ...rules, choosesHotel: true };
    expect(checkNewStay(group, admin).errors).toEqual({ hotel_id: 'Hotel ID is required' });
    expect(checkNewStay({ ...group, hotel_id: 7 }, admin).value).toMatchObject({ hotel_id: 7 });
  });
});

test.each([
  ['rooms[0].room_type', 'room_type'],
  ['rooms[0].passengers[1].name', 'passengers[1].name'],
  ['rooms[2].passengers[0].type', 'more_rooms[1].passengers[0].type'],
  ['rooms', 'room_count'],
  ['checkin_date', 'checkin_date'],
])('%s belongs to %s', (path, field) => {
  expect(formFieldOf(path)).toBe(field);
});

test('what is left is compared with the rooms wanted of each type', () => {
  const left = { Double: 2, Triple: 1, Deluxe: 5 };
  const types = Object.entries(left).map(([room_type, rooms]) => ({
    room_type,
    nights: nightsOf(stay.checkin_date, stay.checkout_date).map((night) => ({
      ...{ night, in_service: 5, sold: 5 - rooms, left: rooms },
    })),
  }));
  expect([...roomsLeftByType(types, group, rules.today)]).toEqual([
    ['Double', { sentence: '2 Double rooms left for these nights.', isSoldOut: true }],
  ]);
  const mixed = chooseType({ ...group, has_same_type: false }, 1, 'Triple');
  expect([...roomsLeftByType(types, mixed, rules.today)]).toEqual([
    ['Double', { sentence: '2 Double rooms left for these nights.', isSoldOut: false }],
    ['Triple', { sentence: '1 Triple room left for these nights.', isSoldOut: false }],
  ]);
  expect(roomsLeftByType(types, { ...group, room_type: 'Family' }, rules.today).size).toBe(0);
});
