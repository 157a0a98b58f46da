import { describe, expect, test } from '@jest/globals';
import { ValidationError } from 'yup';
import { profileFormSchema } from './profile-fields.schema.ts';
import { updateUserProfileSchema } from './update-user-profile.endpoint.ts';

const good = {
  usr_firstname: 'Zoë',
  usr_lastname: 'van Dijk',
  usr_phone: '+1 555-0100',
  usr_gender: 'Prefer not to disclose',
};

type Schema = typeof profileFormSchema | typeof updateUserProfileSchema;

function firstMessages(schema: Schema, value: object): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first: Record<string, string> = {};
    for (const { path = '', message } of error.inner) first[path] ??= message;
    return first;
  }
}

const names = (field: string, label: string): [string, unknown, string | null][] => [
  [field, '', `${label} is required`],
  [field, '   ', `${label} is required`],
  [field, null, `${label} is required`],
  [field, 'A', `${label} must be at least 2 characters`],
  [field, 'Al', null],
  [field, 'a'.repeat(50), null],
  [field, 'a'.repeat(51), `${label} must not exceed 50 characters`],
  [field, 'Al3x', `${label} should only contain letters and spaces`],
  [field, "O'Brien", `${label} should only contain letters and spaces`],
  [field, 'Anne-Marie', `${label} should only contain letters and spaces`],
  [field, 'Ngọc Ánh', null],
  [field, 'नेहा', null],
  [field, 'Al\nBcc', `${label} must be one line of text`],
  [field, 5, `${label} must be text`],
];

const rules: [field: string, value: unknown, message: string | null][] = [
  ...names('usr_firstname', 'First name'),
  ...names('usr_lastname', 'Last name'),
  ['usr_phone', '', 'Phone number is required'],
  ['usr_phone', null, 'Phone number is required'],
  ['usr_phone', '12ab', 'Please enter a valid phone number'],
  ['usr_phone', '555+0100200', 'Please enter a valid phone number'],
  ['usr_phone', '(---) - ---', 'Please enter a valid phone number'],
  ['usr_phone', '555010020', 'Phone number must be at least 10 digits'],
  ['usr_phone', '5550100200', null],
  ['usr_phone', '+1 (555) 123-45', null],
  ['usr_phone', '+1 (555) 123-456', 'Phone number must not exceed 15 digits'],
  ['usr_gender', '', 'Gender selection is required'],
  ['usr_gender', null, 'Gender selection is required'],
  ['usr_gender', 'male', 'Please select a valid gender option'],
  ['usr_gender', 'Female', null],
  ['usr_description', null, null],
  ['usr_description', '', null],
  ['usr_description', `two\nlines ${'x'.repeat(490)}`, null],
  ['usr_description', 'x'.repeat(501), 'Bio must not exceed 500 characters'],
  ['usr_photo', null, null],
  ['usr_photo', '', null],
  ['usr_photo', 'https://photos.test/me.jpg?size=2', null],
  ['usr_photo', 'me.jpg', 'Please enter a valid URL for profile photo'],
  ['usr_photo', 'javascript:alert(1)', 'Please enter a valid URL for profile photo'],
  ['usr_photo', 'https://', 'Please enter a valid URL for profile photo'],
  ['usr_photo', `https://photos.test/${'x'.repeat(2048)}`, 'Please enter a valid URL for profile photo'],
];

describe.each([
  ['the form', profileFormSchema],
  ['a change', updateUserProfileSchema],
])('%s', (_name, schema: Schema) => {
  test.each(rules)('%s %j: %j', (field, value, message) => {
    expect(firstMessages(schema, { ...good, [field]: value })).toEqual(
      message === null ? {} : { [field]: message },
    );
  });
});

test('the form asks for the four required fields, a change for none of them', () => {
  expect(firstMessages(profileFormSchema, {})).toEqual({
    usr_firstname: 'First name is required',
    usr_lastname: 'Last name is required',
    usr_phone: 'Phone number is required',
    usr_gender: 'Gender selection is required',
  });
  expect(firstMessages(updateUserProfileSchema, { usr_phone: '5550100200' })).toEqual({});
});

test('texts are trimmed', () => {
  expect(profileFormSchema.cast({ ...good, usr_firstname: ' Zoë  ' })).toMatchObject({
    usr_firstname: 'Zoë',
  });
});
