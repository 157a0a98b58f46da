import { object, type InferType, type StringSchema } from 'yup';
import { singleLine } from '../forms/single-line.ts';

const phone = /^\+?(?=.*\d)[\d ()-]{7,15}$/;
const postalCode = /^\d{4,10}$/;

type RequiredText = StringSchema<string>;

function sized(
  field: RequiredText,
  min: number,
  max: number,
  tooShort: string,
  tooLong: string,
): RequiredText {
  return field.min(min, tooShort).max(max, tooLong);
}

function emailField(label: string) {
  return singleLine(label)
    .required(`${label} is required`)
    .max(254, 'Invalid email address')
    .email('Invalid email address');
}

function phoneField(label: string) {
  return singleLine(label)
    .required(`${label} is required`)
    .matches(phone, { message: `${label} must be a valid phone number`, excludeEmptyString: true });
}

function placeField(label: string) {
  return sized(
    singleLine(label).required(`${label} is required`),
    2,
    50,
    `${label} name is too short`,
    `${label} name is too long`,
  );
}

/** The twelve fields a hotel registers with. Texts are trimmed. */
export const hotelRegistrationSchema = object({
  hotel_name: sized(
    singleLine('Hotel name').required('Hotel name is required'),
    2,
    100,
    'Hotel name must be at least 2 characters',
    'Hotel name must be at most 100 characters',
  ),
  hotel_email: emailField('Hotel email'),
  hotel_phone: phoneField('Hotel phone'),
  hotel_address: sized(
    singleLine('Address').required('Address is required'),
    5,
    200,
    'Address is too short',
    'Address is too long',
  ),
  hotel_city: placeField('City'),
  hotel_state: placeField('State'),
  hotel_country: placeField('Country'),
  postal_code: singleLine('Postal code')
    .required('Postal code is required')
    .matches(postalCode, { message: 'Postal code must be 4-10 digits', excludeEmptyString: true }),
  contact_person_name: sized(
    singleLine('Contact person name').required('Contact person name is required'),
    2,
    50,
    'Name is too short',
    'Name is too long',
  ),
  contact_person_phone: phoneField('Contact person phone'),
  contact_person_email: emailField('Contact person email'),
  registration_number: sized(
    singleLine('Registration number').required('Registration number is required'),
    5,
    30,
    'Registration number is too short',
    'Registration number is too long',
  ),
}).noUnknown();

export type HotelRegistration = InferType<typeof hotelRegistrationSchema>;
