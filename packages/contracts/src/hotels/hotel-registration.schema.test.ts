import { describe, expect, test } from '@jest/globals';
import { ValidationError } from 'yup';
import { hotelRegistrationSchema } from './hotel-registration.schema.ts';

const valid = {
  hotel_name: 'Hotel Miramar',
  hotel_email: 'desk@miramar.test',
  hotel_phone: '+1 (555) 123-45',
  hotel_address: '5 Shore Road',
  hotel_city: 'Lagos',
  hotel_state: 'Faro',
  hotel_country: 'Portugal',
  postal_code: '8600',
  contact_person_name: 'Ana Reis',
  contact_person_phone: '0282 555 010',
  contact_person_email: 'ana@miramar.test',
  registration_number: 'PT-88412',
};

type Field = keyof typeof valid;

function messages(change: Record<string, unknown>): string[] {
  try {
    hotelRegistrationSchema.validateSync({ ...valid, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

const required: [Field, string][] = [
  ['hotel_name', 'Hotel name is required'],
  ['hotel_email', 'Hotel email is required'],
  ['hotel_phone', 'Hotel phone is required'],
  ['hotel_address', 'Address is required'],
  ['hotel_city', 'City is required'],
  ['hotel_state', 'State is required'],
  ['hotel_country', 'Country is required'],
  ['postal_code', 'Postal code is required'],
  ['contact_person_name', 'Contact person name is required'],
  ['contact_person_phone', 'Contact person phone is required'],
  ['contact_person_email', 'Contact person email is required'],
  ['registration_number', 'Registration number is required'],
];

const refused: [Field, string, string][] = [
  ['hotel_name', 'H', 'Hotel name must be at least 2 characters'],
  ['hotel_name', 'H'.repeat(101), 'Hotel name must be at most 100 characters'],
  ['hotel_name', 'Hotel\nBcc: all@miramar.test', 'Hotel name must be one line of text'],
  ['hotel_email', 'x@', 'Invalid email address'],
  ['hotel_email', 'u@host', 'Invalid email address'],
  ['contact_person_email', '.u@x.test', 'Invalid email address'],
  ['contact_person_email', 'x@', 'Invalid email address'],
  ['contact_person_email', `${'x'.repeat(250)}@a.test`, 'Invalid email address'],
  ['hotel_phone', '12ab', 'Hotel phone must be a valid phone number'],
  ['hotel_phone', '123456', 'Hotel phone must be a valid phone number'],
  ['hotel_phone', '1234567890123456', 'Hotel phone must be a valid phone number'],
  ['hotel_phone', '12+34567', 'Hotel phone must be a valid phone number'],
  ['hotel_phone', '-------', 'Hotel phone must be a valid phone number'],
  ['contact_person_phone', '12ab', 'Contact person phone must be a valid phone number'],
  ['hotel_address', 'Dock', 'Address is too short'],
  ['hotel_address', 'D'.repeat(201), 'Address is too long'],
  ['hotel_city', 'L', 'City name is too short'],
  ['hotel_city', 'L'.repeat(51), 'City name is too long'],
  ['hotel_state', 'F', 'State name is too short'],
  ['hotel_state', 'F'.repeat(51), 'State name is too long'],
  ['hotel_country', 'P', 'Country name is too short'],
  ['hotel_country', 'P'.repeat(51), 'Country name is too long'],
  ['postal_code', '12', 'Postal code must be 4-10 digits'],
  ['postal_code', '12345678901', 'Postal code must be 4-10 digits'],
  ['postal_code', 'AB12', 'Postal code must be 4-10 digits'],
  ['contact_person_name', 'A', 'Name is too short'],
  ['contact_person_name', 'A'.repeat(51), 'Name is too long'],
  ['registration_number', '1234', 'Registration number is too short'],
  ['registration_number', '1'.repeat(31), 'Registration number is too long'],
];

const accepted: [Field, string][] = [
  ['hotel_name', 'Hö'],
  ['hotel_name', 'H'.repeat(100)],
  ['hotel_phone', '+123456789012345'],
  ['hotel_phone', '1234567'],
  ['hotel_address', '5 Rua'],
  ['hotel_address', 'D'.repeat(200)],
  ['hotel_city', 'Ry'],
  ['hotel_country', 'P'.repeat(50)],
  ['postal_code', '1234'],
  ['postal_code', '1234567890'],
  ['contact_person_name', 'Li'],
  ['contact_person_name', 'A'.repeat(50)],
  ['registration_number', '12345'],
  ['registration_number', '1'.repeat(30)],
];

describe('hotel registration', () => {
  test.each(required)('asks for %s', (field, message) => {
    expect(messages({ [field]: undefined })).toEqual([message]);
    expect(messages({ [field]: '' })[0]).toBe(message);
    expect(messages({ [field]: '   ' })[0]).toBe(message);
  });

  test.each(refused)('refuses %s "%s": %s', (field, value, message) => {
    expect(messages({ [field]: value })).toEqual([message]);
  });

  test.each(accepted)('accepts %s "%s"', (field, value) => {
    expect(messages({ [field]: value })).toEqual([]);
  });

  test('reports every field at once', () => {
    expect(messages(Object.fromEntries(required.map(([field]) => [field, undefined])))).toHaveLength(12);
  });

  test('returns the twelve fields alone, trimmed', () => {
    expect(hotelRegistrationSchema.validateSync({ ...valid, is_approved: true })).toEqual(valid);
    expect(hotelRegistrationSchema.validateSync({ ...valid, hotel_city: '  Lagos ' }).hotel_city).toBe(
      'Lagos',
    );
  });
});
