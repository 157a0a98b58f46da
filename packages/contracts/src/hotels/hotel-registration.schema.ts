import { object, type InferType, type StringSchema, type TestContext } from 'yup';
import type { AddressRules } from './get-address-rules.endpoint.ts';
import { digitsLine, emailField, singleLine } from '../forms/value-fields.ts';

const phone = /^\+?(?=.*\d)[\d ()-]{7,15}$/;
const postalCode = /^\d{4,10}$/;
const internationalPostcode = /^(?=.{3,10}$)[\p{L}\p{N}][\p{L}\p{N} -]*$/u;

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

function phoneField(label: string) {
  return digitsLine(label)
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

type RuleOptions = Pick<TestContext['options'], 'context'>;

function allowsInternational({ context }: RuleOptions): boolean {
  const rules: Partial<AddressRules> | undefined = context;
  return rules?.international_postcodes === true;
}

const stateField = singleLine('State')
  .default('')
  .nonNullable('State is required')
  .test('required', 'State is required', function (value) {
    return value !== '' || allowsInternational(this.options);
  })
  .test('long-enough', 'State name is too short', (value) => value === '' || value.length >= 2)
  .max(50, 'State name is too long');

export const hotelRegistrationSchema = object({
  hotel_name: sized(
    singleLine('Hotel name').required('Hotel name is required'),
    2,
    100,
    'Hotel name must be at least 2 characters',
    'Hotel name must be at most 100 characters',
  ),
  hotel_email: emailField('Hotel email', 'Invalid email address').required('Hotel email is required'),
  hotel_phone: phoneField('Hotel phone'),
  hotel_address: sized(
    singleLine('Address').required('Address is required'),
    5,
    200,
    'Address is too short',
    'Address is too long',
  ),
  hotel_city: placeField('City'),
  hotel_state: stateField,
  hotel_country: placeField('Country'),
  postal_code: digitsLine('Postal code')
    .required('Postal code is required')
    .test('postal-code', function (value) {
      if (!value) return true;
      if (!allowsInternational(this.options))
        return postalCode.test(value) || this.createError({ message: 'Postal code must be 4-10 digits' });
      const message = 'Postal code must be 3-10 letters, digits, spaces or hyphens';
      return internationalPostcode.test(value) || this.createError({ message });
    }),
  contact_person_name: sized(
    singleLine('Contact person name').required('Contact person name is required'),
    2,
    50,
    'Name is too short',
    'Name is too long',
  ),
  contact_person_phone: phoneField('Contact person phone'),
  contact_person_email: emailField('Contact person email', 'Invalid email address').required(
    'Contact person email is required',
  ),
  registration_number: sized(
    digitsLine('Registration number').required('Registration number is required'),
    5,
    30,
    'Registration number is too short',
    'Registration number is too long',
  ),
}).noUnknown();
export type HotelRegistration = InferType<typeof hotelRegistrationSchema>;
