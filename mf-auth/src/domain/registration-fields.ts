import type { HotelRegistration } from '@suite/contracts/hotels';

type Field = keyof HotelRegistration;

/** How one field of the registration is asked for. */
export interface RegistrationField {
  name: Field;
  label: string;
  type?: 'email' | 'tel';
  autoComplete?: string;
  inputMode?: 'numeric';
}

/** The two sections of the form and their fields, in reading order. */
export const registrationSections: readonly { title: string; fields: readonly RegistrationField[] }[] = [
  {
    title: 'Hotel Information',
    fields: [
      { name: 'hotel_name', label: 'Hotel Name', autoComplete: 'organization' },
      { name: 'registration_number', label: 'Registration Number' },
      { name: 'hotel_email', label: 'Hotel Email', type: 'email' },
      { name: 'hotel_phone', label: 'Hotel Phone', type: 'tel' },
      { name: 'hotel_address', label: 'Address', autoComplete: 'street-address' },
      { name: 'hotel_city', label: 'City', autoComplete: 'address-level2' },
      { name: 'hotel_state', label: 'State', autoComplete: 'address-level1' },
      { name: 'hotel_country', label: 'Country', autoComplete: 'country-name' },
      { name: 'postal_code', label: 'Postal Code', autoComplete: 'postal-code', inputMode: 'numeric' },
    ],
  },
  {
    title: 'Contact Person Information',
    fields: [
      { name: 'contact_person_name', label: 'Contact Person Name', autoComplete: 'name' },
      { name: 'contact_person_email', label: 'Contact Person Email', type: 'email', autoComplete: 'email' },
      { name: 'contact_person_phone', label: 'Contact Person Phone', type: 'tel', autoComplete: 'tel' },
    ],
  },
];

/** The form before anything is typed. */
export const emptyRegistration = Object.fromEntries(
  registrationSections.flatMap(({ fields }) => fields.map(({ name }) => [name, ''])),
) as Record<Field, string>;
