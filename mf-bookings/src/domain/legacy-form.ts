import { t } from '../languages/catalog.ts';
import type { GuestValues } from './booking-form.ts';

export interface LegacyFormValues {
  name: string;
  email: string;
  hotel_name: string;
  room_type: string;
  checkin_date: string;
  checkout_date: string;
  no_nights: number | null;
  passengers: readonly GuestValues[];
}

export const emptyLegacyForm = (): LegacyFormValues => ({
  name: '',
  email: '',
  hotel_name: '',
  room_type: '',
  checkin_date: '',
  checkout_date: '',
  no_nights: null,
  passengers: withNextPassenger([]),
});

export function withNextPassenger(passengers: readonly GuestValues[]): readonly GuestValues[] {
  const key = Math.max(0, ...passengers.map((passenger) => passenger.key)) + 1;
  return [
    ...passengers,
    { key, name: t('Guest {number}', { number: passengers.length + 1 }), type: 'Adult' },
  ];
}

export function legacyPayload(values: LegacyFormValues): object {
  return {
    ...values,
    name: values.name.trim(),
    email: values.email.trim(),
    hotel_name: values.hotel_name.trim(),
    checkout_date: values.checkout_date || null,
    passengers: values.passengers.map(({ name, type }) => ({ name: name.trim(), type })),
  };
}
