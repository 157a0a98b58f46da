import { object, type InferType, type StringSchema } from 'yup';
import { digitsLine, manyLines, singleLine } from '../forms/value-fields.ts';

export const genders = ['Male', 'Female', 'Prefer not to disclose'] as const;

const consoleLanguages = ['en', 'de', 'fr', 'es', 'it', 'ar'] as const;

const phone = /^\+?(?=.*\d)[\d ()-]+$/;
const longestAddress = 2048;

type Presence = <Field extends StringSchema>(field: Field, message: string) => Field;

const asked: Presence = (field, message) => field.required(message) as typeof field;

// A change may omit a field, but must not empty it.
const notEmptied: Presence = (field, message) =>
  field.nonNullable(message).test('not-empty', message, (value) => value !== '') as typeof field;

function nameField(label: string, presence: Presence) {
  return presence(singleLine(label), `${label} is required`)
    .min(2, `${label} must be at least 2 characters`)
    .max(50, `${label} must not exceed 50 characters`)
    .matches(/^[\p{L}\p{M} ]+$/u, {
      message: `${label} should only contain letters and spaces`,
      excludeEmptyString: true,
    });
}

function fieldsOf(presence: Presence) {
  return {
    usr_firstname: nameField('First name', presence),
    usr_lastname: nameField('Last name', presence),
    usr_phone: presence(digitsLine('Phone number'), 'Phone number is required')
      .matches(phone, { message: 'Please enter a valid phone number', excludeEmptyString: true })
      .min(10, 'Phone number must be at least 10 digits')
      .max(15, 'Phone number must not exceed 15 digits'),
    // `oneOf` would report its message before the one for a missing value.
    usr_gender: presence(singleLine('Gender'), 'Gender selection is required').test(
      'gender',
      'Please select a valid gender option',
      (value) => !value || genders.some((gender) => gender === value),
    ),
    usr_description: manyLines('Bio').nullable().max(500, 'Bio must not exceed 500 characters'),
    usr_photo: singleLine('Profile photo')
      .nullable()
      .max(longestAddress, 'Please enter a valid URL for profile photo')
      .test('web-address', 'Please enter a valid URL for profile photo', isWebAddress),
  };
}

function isWebAddress(value: string | null | undefined): boolean {
  return !value || (/^https?:\/\/[^/]/i.test(value) && URL.canParse(value));
}

const languageField = singleLine('Language')
  .nullable()
  .test(
    'language',
    `Language must be one of ${consoleLanguages.join(', ')}`,
    (value) => value == null || consoleLanguages.some((language) => language === value),
  );

export const profileChangeFields = { ...fieldsOf(notEmptied), usr_language: languageField };

export const profileFormSchema = object(fieldsOf(asked)).noUnknown();
export type ProfileForm = InferType<typeof profileFormSchema>;
