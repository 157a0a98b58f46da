import type { HotelRegistration, RatesForm, RoomForm } from '@suite/contracts/hotels';
import type { PermissionName } from '@suite/contracts/permissions';

export const seaview: HotelRegistration = {
  hotel_name: 'Seaview',
  hotel_email: 'desk@seaview.test',
  hotel_phone: '+351 282 555 010',
  hotel_address: '12 Avenida da Praia',
  hotel_city: 'Lagos',
  hotel_state: 'Faro',
  hotel_country: 'Portugal',
  postal_code: '8600315',
  contact_person_name: 'Marta Figueiredo',
  contact_person_phone: '+351 912555044',
  contact_person_email: 'admin@seaview.test',
  registration_number: 'PT-508221947',
};

export const alpine: HotelRegistration = {
  hotel_name: 'Alpine',
  hotel_email: 'desk@alpine.test',
  hotel_phone: '+41 33 555 01 80',
  hotel_address: 'Dorfstrasse 41',
  hotel_city: 'Grindelwald',
  hotel_state: 'Bern',
  hotel_country: 'Switzerland',
  postal_code: '3818',
  contact_person_name: 'Lukas Brunner',
  contact_person_phone: '+41 79 555 02 16',
  contact_person_email: 'admin@alpine.test',
  registration_number: 'CHE-114-552-907',
};

export interface PlannedRole {
  role_name: string;
  role_description: string;
  permissions: readonly PermissionName[];
}

export const keeperRole: PlannedRole = {
  role_name: 'Role Keeper',
  role_description: 'Decides which colleague has which role',
  permissions: ['update_permissions'],
};

export const otherRoles: readonly PlannedRole[] = [
  {
    role_name: 'Duty Manager',
    role_description: 'Answers for the house in the evening: bookings, and who stands in for whom',
    permissions: ['hotel_checkins_manage', 'hotel_checkins_create', 'create_staff', 'update_permissions'],
  },
  {
    role_name: 'Reservations Desk',
    role_description: 'Takes bookings by phone and mail',
    permissions: ['hotel_checkins_create'],
  },
  { role_name: 'Summer Help', role_description: '', permissions: ['hotel_checkins_create'] },
];

export const seaviewRates: RatesForm = {
  currency: 'EUR',
  rates: [
    { room_type: 'Single', nightly_rate: 84 },
    { room_type: 'Double', nightly_rate: 128 },
    { room_type: 'Triple', nightly_rate: 159.5 },
    { room_type: 'Deluxe', nightly_rate: 212 },
    { room_type: 'Family', nightly_rate: 189 },
  ],
};

export const alpineRates: RatesForm = {
  currency: 'CHF',
  rates: [
    { room_type: 'Single', nightly_rate: 118 },
    { room_type: 'Double', nightly_rate: 176 },
    { room_type: 'Family', nightly_rate: 264.5 },
  ],
};

const onAFloor = [
  ...Array<string>(3).fill('Single'),
  ...Array<string>(7).fill('Double'),
  ...Array<string>(2).fill('Triple'),
  ...Array<string>(2).fill('Deluxe'),
  ...Array<string>(2).fill('Family'),
];
const unserviceable: Readonly<Record<string, string>> = {
  '207': 'Maintenance',
  '315': 'Maintenance',
  '412': 'Out of Order',
};

export const seaviewFloors: readonly RoomForm[] = [1, 2, 3, 4].flatMap((floor) =>
  onAFloor.map((room_type, index) => {
    const room_number = String(floor * 100 + index + 1);
    return { room_number, room_type, status: unserviceable[room_number] ?? 'Clean' };
  }),
);
