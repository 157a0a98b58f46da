import { describe, expect, test } from '@jest/globals';
import { changePasswordFormSchema } from '../auth/new-password.schema.ts';
import { array, number, object } from 'yup';
import { checkForm } from './check-form.ts';
import { singleLine } from './value-fields.ts';
import { hotelRegistrationSchema } from '../hotels/hotel-registration.schema.ts';

describe('checkForm', () => {
  test('says of an empty field that it is missing, whatever else is wrong with it', () => {
    const { errors } = checkForm(hotelRegistrationSchema, { hotel_name: '', hotel_city: 'X' });
    expect(errors).toMatchObject({
      hotel_name: 'Hotel name is required',
      hotel_city: 'City name is too short',
      registration_number: 'Registration number is required',
    });
  });

  test('gives what the schema makes of good values', () => {
    const values = { usr_password: 'Demo1234', confirm_password: 'Demo1234' };
    expect(checkForm(changePasswordFormSchema, values)).toEqual({ value: values });
  });
});

describe('a stored record', () => {
  const schema = object({
    name: singleLine('Name').required().max(3, 'Name is too long'),
    guests: array(object({ id: number(), name: singleLine('Guest').max(3, 'Guest is too long') })),
  });
  const stored = {
    name: 'Long ago',
    guests: [
      { id: 7, name: 'Long ago' },
      { id: 8, name: 'Bo' },
    ],
  };

  test('is not judged again where it is not changed', () => {
    const values = {
      name: 'Long ago',
      guests: [
        { id: 8, name: 'Bea' },
        { id: 7, name: 'Long ago' },
      ],
    };
    expect(checkForm(schema, values, {}, stored)).toEqual({ value: values });
  });

  test('is not judged again for characters that are normalized', () => {
    const other = { name: 'Long\u00a0ago', guests: [{ id: 7, name: 'Long\u200b\u00a0ago' }] };
    const normalized = { name: 'Long ago', guests: [{ id: 7, name: 'Long ago' }] };
    expect(checkForm(schema, other, {}, other)).toEqual({ value: normalized });
    expect(checkForm(schema, normalized, {}, other)).toEqual({ value: normalized });
  });

  test('is judged where it is changed, and where another item has the value', () => {
    const values = { name: 'Long since', guests: [{ name: 'Long ago' }, { id: 8, name: 'Long ago' }] };
    expect(checkForm(schema, values, {}, stored).errors).toEqual({
      name: 'Name is too long',
      'guests[0].name': 'Guest is too long',
      'guests[1].name': 'Guest is too long',
    });
  });

  test('asks for what it never had', () => {
    expect(checkForm(schema, { name: '' }, {}, { name: null }).errors).toEqual({ name: expect.any(String) });
  });
});
