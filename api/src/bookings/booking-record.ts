import {
  guestLanguageNames,
  type Booking,
  type GuestLanguage,
  type StayState,
} from '@suite/contracts/bookings';
import type { Cell, SheetColumn } from '@suite/csv/workbook';

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

export const bookingSheetColumns: readonly SheetColumn[] = [
  { header: 'ID', width: 10 },
  { header: 'Primary Guest', width: 24 },
  { header: 'Email', width: 28 },
  { header: 'Hotel', width: 24 },
  { header: 'Room Type', width: 18 },
  { header: 'Check-in', width: 12, format: 'day' },
  { header: 'Check-out', width: 12, format: 'day' },
  { header: 'Nights', width: 8 },
  { header: 'Status', width: 10 },
  { header: 'Guests', width: 40 },
  { header: 'Created At', width: 32, format: 'instant' },
  { header: 'Short ID', width: 10 },
  { header: 'Guest Language', width: 16 },
  { header: 'Stay', width: 14 },
  { header: 'Checked In At', width: 32, format: 'instant' },
  { header: 'Checked Out At', width: 32, format: 'instant' },
  { header: 'Room', width: 10 },
  { header: 'Phone', width: 20 },
  { header: 'Arrival Time', width: 12 },
  { header: 'Requests', width: 40 },
  { header: 'Reference', width: 20 },
];

const statusOf = ({ is_verified }: { is_verified: boolean }) => (is_verified ? 'Verified' : 'Pending');

export function bookingCells(booking: Exported): Cell[] {
  return [
    booking.id,
    booking.name,
    booking.email,
    booking.hotel_name,
    booking.room_type,
    booking.checkin_date,
    booking.checkout_date ?? null,
    booking.no_nights,
    statusOf(booking),
    booking.passengers.map((guest) => `${guest.name} (${describeGuest(guest)})`).join('; '),
    booking.created_at,
    booking.short_id ?? null,
    booking.guest_language && guestLanguageNames[booking.guest_language],
    booking.stay_state ? stayStateNames[booking.stay_state] : null,
    booking.checked_in_at,
    booking.checked_out_at,
    booking.room?.room_number ?? null,
    booking.phone ?? null,
    booking.arrival_time ?? null,
    booking.requests ?? null,
    booking.external_reference ?? null,
  ];
}

function describeGuest({ type, is_verified, short_id }: Exported['passengers'][number]): string {
  return [type, statusOf({ is_verified }), ...(short_id ? [short_id] : [])].join(', ');
}
