import type { Hotel } from '@suite/contracts/hotels';
import { t } from '../languages/catalog.ts';
import { approvalOf } from './approval.ts';

const columns: readonly [title: () => string, cellOf: (hotel: Hotel) => string | number][] = [
  [() => t('ID'), ({ id }) => id],
  [() => t('Hotel'), ({ hotel_name }) => hotel_name],
  [() => t('Email'), ({ hotel_email }) => hotel_email],
  [() => t('Phone'), ({ hotel_phone }) => hotel_phone],
  [() => t('Address'), ({ hotel_address }) => hotel_address],
  [() => t('City'), ({ hotel_city }) => hotel_city],
  [() => t('State'), ({ hotel_state }) => hotel_state],
  [() => t('Country'), ({ hotel_country }) => hotel_country],
  [() => t('Postal Code'), ({ postal_code }) => postal_code],
  [() => t('Registration Number'), ({ registration_number }) => registration_number],
  [() => t('Contact Person'), ({ contact_person_name }) => contact_person_name],
  [() => t('Contact Email'), ({ contact_person_email }) => contact_person_email],
  [() => t('Contact Phone'), ({ contact_person_phone }) => contact_person_phone],
  [() => t('Approval'), approvalOf],
  [() => t('Status'), ({ is_active }) => (is_active ? 'Active' : 'Inactive')],
  [() => t('Registered At'), ({ created_at }) => created_at],
  [() => t('Rejection Reason'), ({ rejection_reason }) => rejection_reason ?? ''],
];

export const hotelHeadings = () => columns.map(([title]) => title());

export const hotelRecord = (hotel: Hotel) => columns.map(([, cellOf]) => cellOf(hotel));
