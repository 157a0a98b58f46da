import {
  guestLanguageNames,
  type Booking,
  type GuestLanguage,
  type StayState,
} from '@suite/contracts/bookings';
import { csvRecord, withoutFormula } from '@suite/csv';

type Exported = Omit<Booking, 'created_at' | 'updated_at' | 'guest_language'> & {
  created_at: Date;
  guest_language: GuestLanguage | null;
} & StayTimes;

export interface StayTimes {
  checked_in_at: Date | null;
  checked_out_at: Date | null;
}

export const stayStateNames: Readonly<Record<StayState, string>> = {
  booked: 'Booked',
  in_house: 'In house',
  checked_out: 'Checked out',
  no_show: 'No-show',
  cancelled: 'Cancelled',
};

export const bookingHeadings = csvRecord([
  'ID',
  'Primary Guest',
  'Email',
  'Hotel',
  'Room Type',
  'Check-in',
  'Check-out',
  'Nights',
  'Status',
  'Guests',
  'Created At',
  'Short ID',
  'Guest Language',
  'Stay',
  'Checked In At',
  'Checked Out At',
  'Room',
  'Phone',
  'Arrival Time',
  'Requests',
]);

const statusOf = ({ is_verified }: { is_verified: boolean }) => (is_verified ? 'Verified' : 'Pending');

export function bookingRecord(booking: Exported): string {
  return csvRecord([
    booking.id,
    booking.name,
    booking.email,
    booking.hotel_name,
    booking.room_type ?? '',
    booking.checkin_date,
    booking.checkout_date ?? '',
    booking.no_nights,
    statusOf(booking),
    // Each name is escaped separately, because some spreadsheets end a cell at the semicolon.
    booking.passengers.map((guest) => `${withoutFormula(guest.name)} (${describeGuest(guest)})`).join('; '),
    booking.created_at.toISOString(),
    booking.short_id ?? '',
    booking.guest_language === null ? '' : guestLanguageNames[booking.guest_language],
    booking.stay_state ? stayStateNames[booking.stay_state] : '',
    booking.checked_in_at?.toISOString() ?? '',
    booking.checked_out_at?.toISOString() ?? '',
    booking.room?.room_number ?? '',
    booking.phone ?? '',
    booking.arrival_time ?? '',
    booking.requests ?? '',
  ]);
}

function describeGuest({ type, is_verified, short_id }: Exported['passengers'][number]): string {
  return [type, statusOf({ is_verified }), ...(short_id ? [short_id] : [])].join(', ');
}
