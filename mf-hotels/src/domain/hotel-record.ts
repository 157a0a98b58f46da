import type { Hotel } from '@suite/contracts/hotels';
import { t } from '../languages/catalog.ts';
import { approvalOf } from './approval.ts';

export const hotelHeadings = (): string[] => [
  t('ID'),
  t('Hotel'),
  t('Email'),
  t('Phone'),
  t('Address'),
  t('City'),
  t('State'),
  t('Country'),
  t('Postal Code'),
  t('Registration Number'),
  t('Contact Person'),
  t('Contact Email'),
  t('Contact Phone'),
  t('Approval'),
  t('Status'),
  t('Registered At'),
  t('Rejection Reason'),
];

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
