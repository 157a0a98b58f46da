import type { RatesForm, RoomForm } from '@suite/contracts/hotels';

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
