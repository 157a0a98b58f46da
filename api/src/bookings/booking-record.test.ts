import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { bookingHeadings, bookingRecord } from './booking-record.ts';

test('a booking says who is verified, day by day, and nothing secret', () => {
  const booking = {
    ...{
      id: 7,
      name: '=Ann',
      email: 'ann@guests.test',
      hotel_id: 1,
      hotel_name: 'Sea, view',
      room_type: null,
    },
    ...{ checkin_date: '2027-03-28', checkout_date: null, no_nights: 2, is_verified: true },
    created_at: new Date('2027-01-02T03:04:05.678Z'),
    short_id: 'C7AE92',
    guest_language: 'de' as const,
    passengers: [
      { id: 1, name: 'Max', type: 'Child', user_type: 'guest', is_verified: false, short_id: null },
      { id: 2, name: '=1+1', type: 'Adult', user_type: 'guest', is_verified: true, short_id: '58F2CC' },
    ],
    stay_state: 'checked_out' as const,
    checked_in_at: new Date('2027-03-28T15:00:00Z'),
    checked_out_at: new Date('2027-03-30T09:00:00Z'),
    room: { room_id: 4, room_number: '=12A', room_type: 'Double', is_upgrade: false, is_fixed: true },
    verification_token: 'secret',
    ...{ phone: '+351 91 555 0101', arrival_time: '21:30', requests: '=cot' },
  };
  const [record] = parse(bookingHeadings + bookingRecord(booking), { columns: true });
  expect(record).toEqual({
    ID: '7',
    'Primary Guest': "'=Ann",
    Email: 'ann@guests.test',
    Hotel: 'Sea, view',
    'Room Type': '',
    'Check-in': '2027-03-28',
    'Check-out': '',
    Nights: '2',
    Status: 'Verified',
    Guests: "Max (Child, Pending); '=1+1 (Adult, Verified, 58F2CC)",
    'Created At': '2027-01-02T03:04:05.678Z',
    'Short ID': 'C7AE92',
    'Guest Language': 'Deutsch',
    Stay: 'Checked out',
    'Checked In At': '2027-03-28T15:00:00.000Z',
    'Checked Out At': '2027-03-30T09:00:00.000Z',
    Room: "'=12A",
    Phone: "'+351 91 555 0101",
    'Arrival Time': '21:30',
    Requests: "'=cot",
  });
});
