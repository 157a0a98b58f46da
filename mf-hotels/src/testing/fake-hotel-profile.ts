import {
  createRoomsEndpoint,
  deleteRoomEndpoint,
  getAddressRulesEndpoint,
  getHotelProfileEndpoint,
  getRatesEndpoint,
  listRoomsEndpoint,
  updateHotelProfileEndpoint,
  updateRatesEndpoint,
  updateRoomEndpoint,
  type CreateRoomsPayload,
  type HotelProfile,
  type HotelProfileForm,
  type Rates,
  type RatesForm,
  type Room,
  type RoomForm,
} from '@suite/contracts/hotels';
import type { RoomBlock } from '@suite/contracts/rooms';
import { paginationFactory } from '@suite/testing/factories';
import { refusal, type FakeApi, type RecordedCall } from '@suite/testing/fake-api';

/** Each stored state gets the next instant. */
const instants = Array.from({ length: 60 }, (_, n) => `2027-03-05T12:00:${String(n).padStart(2, '0')}.000Z`);

export const seaview: HotelProfile = {
  id: 1,
  hotel_name: 'Seaview',
  registration_number: 'PT-88001',
  hotel_email: 'desk@seaview.test',
  hotel_phone: '+351 282 555 010',
  hotel_address: '5 Shore Road',
  hotel_city: 'Lagos',
  hotel_state: 'Faro',
  hotel_country: 'Portugal',
  postal_code: '8600',
  contact_person_name: 'Ana Reis',
  contact_person_phone: '+351 282 555 011',
  contact_person_email: 'ana@seaview.test',
  time_zone: 'Europe/Lisbon',
  retention_hours: 24,
  invites_on_booking: false,
  reminder_days: 0,
  allows_photo_files: false,
  reviews_other_names: false,
  document_proof: 'zone',
  document_retention_days: 30,
  asks_guest_facts: false,
  password_min_length: 6,
  requires_second_factor: false,
  updated_at: instants[0] ?? '',
};

export const noRates: Rates = { currency: null, rates: [], updated_at: instants[0] ?? '' };

export function roomsNumbered(...numbers: string[]): Room[] {
  return numbers.map((room_number, index) => ({
    id: index + 1,
    room_number,
    room_type: 'Double',
    status: 'Clean',
    updated_at: instants[0] ?? '',
  }));
}

export interface StoredHotel {
  profile: HotelProfile;
  rates: Rates;
  rooms: Room[];
  blocks: RoomBlock[];
}

/** Changing `stored` simulates a colleague. */
export function answerHotelProfile(api: FakeApi, stored: StoredHotel): void {
  let turn = 0;
  const next = () => instants[++turn] ?? '';
  const change = <Form extends object>({ body }: RecordedCall, what: string, state: string): Form => {
    const { updated_at, ...form } = body as Form & { updated_at?: string };
    if (updated_at !== state) throw stale(what);
    return form as unknown as Form;
  };
  const roomOf = ({ url }: RecordedCall) => {
    const room = stored.rooms.find(({ id }) => url.endsWith(`/${id}`));
    if (!room) throw refusal(404, { message: 'Room not found', errorType: 'NOT_FOUND' });
    return room;
  };
  api
    .on(getHotelProfileEndpoint, () => stored.profile)
    .on(
      updateHotelProfileEndpoint,
      (call) => {
        const form = change<HotelProfileForm>(call, 'the hotel profile', stored.profile.updated_at);
        return (stored.profile = { ...stored.profile, ...form, updated_at: next() });
      },
      'Hotel profile updated successfully!',
    )
    .on(getAddressRulesEndpoint, () => ({ international_postcodes: false }))
    .on(getRatesEndpoint, () => stored.rates)
    .on(
      updateRatesEndpoint,
      (call) => {
        const form = change<RatesForm>(call, 'the rates', stored.rates.updated_at);
        return (stored.rates = { ...form, updated_at: next() });
      },
      'Rates updated successfully!',
    )
    .on(listRoomsEndpoint, ({ query }) => listed(stored.rooms, query as Record<string, string | undefined>))
    .on(createRoomsEndpoint, ({ body }) => {
      const { rooms } = body as CreateRoomsPayload;
      const taken = rooms.find((room) => stored.rooms.some((one) => one.room_number === room.room_number));
      if (taken) throw conflict(`There is a room ${taken.room_number} already. No room was added.`, 'rooms');
      const added = rooms.map((room) => ({ ...room, id: 100 + ++turn, updated_at: instants[0] ?? '' }));
      stored.rooms = [...stored.rooms, ...added];
      return { rooms: added };
    })
    .on(
      updateRoomEndpoint,
      (call) => {
        const room = roomOf(call);
        const { inspected, ...form } = change<RoomForm & { inspected?: boolean }>(
          call,
          `room ${room.room_number}`,
          room.updated_at,
        );
        const taken = stored.rooms.some((one) => one !== room && one.room_number === form.room_number);
        if (taken) throw conflict(`There is a room ${form.room_number} already.`, 'room_number');
        const marked = inspected ? { inspected_at: instants[0] ?? '', inspected_by: 'Ana Reis' } : {};
        const changed = { ...room, inspected_at: null, ...form, ...marked, updated_at: next() };
        stored.rooms = stored.rooms.map((one) => (one === room ? changed : one));
        return changed;
      },
      'Room updated successfully!',
    )
    .on(
      deleteRoomEndpoint,
      (call) => {
        const room = roomOf(call);
        stored.rooms = stored.rooms.filter((one) => one !== room);
        return {};
      },
      'Room deleted successfully!',
    );
}

function stale(what: string) {
  const message = `Another user has changed ${what} in the meantime. Nothing was saved: load it again and repeat your changes.`;
  return refusal(409, { message, errorType: 'STALE' });
}

function conflict(message: string, field: string) {
  return refusal(409, { message, errorType: 'CONFLICT', errors: [{ field, message }] });
}

function listed(all: readonly Room[], query: Record<string, string | undefined>) {
  const { search = '', status = '', room_type = '' } = query;
  const found = all.filter(
    (room) =>
      room.room_number.toLowerCase().includes(search.toLowerCase()) &&
      ['', room.status].includes(status) &&
      ['', room.room_type].includes(room_type),
  );
  const page = Number(query['page'] ?? 1);
  const limit = Number(query['limit'] ?? 10);
  const states = [...new Set(all.map((room) => room.status))];
  return {
    rooms: found.slice((page - 1) * limit, page * limit),
    counts: states.map((state) => ({
      status: state,
      rooms: all.filter((room) => room.status === state).length,
    })),
    pagination: paginationFactory.build({ page, limit, total: found.length }),
  };
}
