import { describe, expect, test } from '@jest/globals';
import { changePasswordFormSchema } from '../auth/change-password.schema.ts';
import { checkForm } from './check-form.ts';
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
