import type { HotelRegistration } from '@suite/contracts/hotels';
import { t } from '../languages/catalog.ts';

type Field = keyof HotelRegistration;

export interface RegistrationField {
  name: Field;
  label: string;
  type?: 'email' | 'tel';
  autoComplete?: string;
  inputMode?: 'numeric' | 'text';
  required?: boolean;
  hint?: string;
}

interface RegistrationSection {
  title: string;
  fields: readonly RegistrationField[];
}

/** `isInternational` allows addresses of any country. */
export const registrationSections = (isInternational = false): readonly RegistrationSection[] => [
  {
    title: t('Hotel Information'),
    fields: [
      { name: 'hotel_name', label: t('Hotel Name'), autoComplete: 'organization' },
      { name: 'registration_number', label: t('Registration Number') },
      { name: 'hotel_email', label: t('Hotel Email'), type: 'email' },
      { name: 'hotel_phone', label: t('Hotel Phone'), type: 'tel', hint: t('7 to 15 characters') },
      { name: 'hotel_address', label: t('Address'), autoComplete: 'street-address' },
      { name: 'hotel_city', label: t('City'), autoComplete: 'address-level2' },
      {
        name: 'hotel_state',
        label: t('State'),
        autoComplete: 'address-level1',
        required: !isInternational,
      },
      { name: 'hotel_country', label: t('Country'), autoComplete: 'country-name' },
      {
        name: 'postal_code',
        label: t('Postal Code'),
        autoComplete: 'postal-code',
        inputMode: isInternational ? 'text' : 'numeric',
      },
    ],
  },
  {
    title: t('Contact Person Information'),
    fields: [
      { name: 'contact_person_name', label: t('Contact Person Name'), autoComplete: 'name' },
      {
        name: 'contact_person_email',
        label: t('Contact Person Email'),
        type: 'email',
        autoComplete: 'email',
      },
      {
        name: 'contact_person_phone',
        label: t('Contact Person Phone'),
        type: 'tel',
        autoComplete: 'tel',
        hint: t('7 to 15 characters'),
      },
    ],
  },
];

export const emptyRegistration = Object.fromEntries(
  registrationSections().flatMap(({ fields }) => fields.map(({ name }) => [name, ''])),
) as Record<Field, string>;
