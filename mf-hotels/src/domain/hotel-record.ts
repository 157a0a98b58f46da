import type { Hotel } from '@suite/contracts/hotels';
import { approvalOf } from './approval.ts';

/** The headings of a file of hotels. */
export const hotelHeadings = [
  'ID',
  'Hotel',
  'Email',
  'Phone',
  'Address',
  'City',
  'State',
  'Country',
  'Postal Code',
  'Registration Number',
  'Contact Person',
  'Contact Email',
  'Contact Phone',
  'Approval',
  'Status',
  'Registered At',
  'Rejection Reason',
];

/** A hotel as a record of a file, under its headings. */
export function hotelRecord(hotel: Hotel): (string | number)[] {
  return [
    hotel.id,
    hotel.hotel_name,
    hotel.hotel_email,
    hotel.hotel_phone,
    hotel.hotel_address,
    hotel.hotel_city,
    hotel.hotel_state,
    hotel.hotel_country,
    hotel.postal_code,
    hotel.registration_number,
    hotel.contact_person_name,
    hotel.contact_person_email,
    hotel.contact_person_phone,
    approvalOf(hotel),
    hotel.is_active ? 'Active' : 'Inactive',
    hotel.created_at,
    hotel.rejection_reason ?? '',
  ];
}
