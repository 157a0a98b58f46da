import { describe, expect, test } from '@jest/globals';
import type { StringSchema } from 'yup';
import { newEmailField } from '../auth/email-change.schema.ts';
import { forgotPasswordSchema, loginSchema } from '../auth/index.ts';
import { createBookingSchema } from '../bookings/index.ts';
import { addStaffSchema, createAccountSchema } from '../staff-roles/index.ts';

const doors = {
  'a colleague': addStaffSchema.fields.usr_email as StringSchema,
  'a platform account': createAccountSchema.fields.usr_email as StringSchema,
  'a password reset': forgotPasswordSchema.fields.usr_email as StringSchema,
  'a new address': newEmailField,
  'a sign-in': loginSchema.fields.usr_email as StringSchema,
  'a booking': createBookingSchema.fields.email as StringSchema,
};
const undeliverable = ['.u@x.test', 'u@host'];

describe.each(Object.entries(doors))('the address of %s', (_door, field) => {
  test('is read in one form', () => {
    expect(field.validateSync(' ａna＠Ｘ.test\u200b')).toBe('ana@x.test');
  });
});

test.each(['a colleague', 'a platform account', 'a password reset', 'a new address'] as const)(
  'the address of %s can get mail',
  (door) => {
    for (const address of undeliverable) expect(doors[door].isValidSync(address)).toBe(false);
  },
);

test('people with an address of before the rule still sign in', () => {
  for (const address of undeliverable) expect(doors['a sign-in'].isValidSync(address)).toBe(true);
});

test('a booking accepts any address with an @', () => {
  for (const address of [...undeliverable, 'ana@-x.test'])
    expect(doors['a booking'].isValidSync(address)).toBe(true);
});
