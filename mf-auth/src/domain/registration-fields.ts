import type { HotelRegistration } from '@suite/contracts/hotels';
import { t } from '../languages/catalog.ts';

type Field = keyof HotelRegistration;

interface RegistrationField {
  name: Field;
  label: string;
  type?: 'email' | 'tel';
  autoComplete?: string;
  inputMode?: 'numeric' | 'text';
  required?: boolean;
  hint?: string;
}

const field = (
  name: Field,
  label: string,
  look: Omit<RegistrationField, 'name' | 'label'> = {},
): RegistrationField => ({ name, label, ...look });

const phone = () => ({ type: 'tel', hint: t('7 to 15 characters') }) as const;

/** `isInternational` allows addresses of any country. */
export const registrationSections = (isInternational = false) => [
  {
    title: t('Hotel Information'),
    fields: [
      field('hotel_name', t('Hotel Name'), { autoComplete: 'organization' }),
      field('registration_number', t('Registration Number')),
      field('hotel_email', t('Hotel Email'), { type: 'email' }),
      field('hotel_phone', t('Hotel Phone'), phone()),
      field('hotel_address', t('Address'), { autoComplete: 'street-address' }),
      field('hotel_city', t('City'), { autoComplete: 'address-level2' }),
      field('hotel_state', t('State'), { autoComplete: 'address-level1', required: !isInternational }),
      field('hotel_country', t('Country'), { autoComplete: 'country-name' }),
      field('postal_code', t('Postal Code'), {
        autoComplete: 'postal-code',
        inputMode: isInternational ? 'text' : 'numeric',
      }),
    ],
  },
  {
    title: t('Contact Person Information'),
    fields: [
      field('contact_person_name', t('Contact Person Name'), { autoComplete: 'name' }),
      field('contact_person_email', t('Contact Person Email'), { type: 'email', autoComplete: 'email' }),
      field('contact_person_phone', t('Contact Person Phone'), { ...phone(), autoComplete: 'tel' }),
    ],
  },
];

export const emptyRegistration = Object.fromEntries(
  registrationSections().flatMap(({ fields }) => fields.map(({ name }) => [name, ''])),
) as Record<Field, string>;
