import { object, string, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { newEmailField, verificationCodeField } from './email-change.schema.ts';
import { optionalNewPasswordField } from './new-password.schema.ts';
import { profileChangeFields } from './profile-fields.schema.ts';
import { userProfileSchema } from './user-profile.schema.ts';

const changes = {
  ...profileChangeFields,
  usr_password: optionalNewPasswordField,
  verification_code: verificationCodeField,
  new_email: newEmailField,
};

type Field = keyof typeof changes;

const profileFields = Object.keys(profileChangeFields) as Field[];
const secretFields: readonly (readonly Field[])[] = [
  ['usr_password'],
  ['verification_code'],
  ['new_email', 'verification_code'],
];

function isOneChange(body: Partial<Record<Field, unknown>>): boolean {
  const given = (Object.keys(changes) as Field[]).filter((name) => body[name] !== undefined);
  if (given.length === 0) return false;
  return (
    given.every((name) => profileFields.includes(name)) ||
    secretFields.some((names) => names.length === given.length && names.every((name) => given.includes(name)))
  );
}

/** One change is profile fields, `usr_password`, the mailed `verification_code`, or `new_email` with its code. */
export const updateUserProfileSchema = object(changes)
  .noUnknown()
  .test('one-change', 'Send either profile fields, a new password, or a verification code', isOneChange);
export type ProfileChange = InferType<typeof updateUserProfileSchema>;

/**
 * Changes the own account. `step` is `otp` when a mailed code must follow, `done` when the change is stored. A new
 * password or address renews the session: the browser gets cookies, a caller with a bearer token gets new tokens here.
 */
export const updateUserProfileEndpoint = defineEndpoint({
  name: 'update-user-profile',
  method: 'PATCH',
  path: '/auth/user-profile',
  access: 'signed-in',
  confirmation: 'some-recent',
  withOneTimePassword: true,
  body: updateUserProfileSchema,
  result: userProfileSchema.shape({
    step: string().oneOf(['otp', 'done']).required(),
    accessToken: string(),
    refreshToken: string(),
  }),
  fallbackMessage: 'Failed to update profile',
  errors: ['CONFLICT'],
});

/** Mails a code to the new address of the own account. The answer does not reveal whether that address has an account. */
export const sendEmailVerificationEndpoint = defineEndpoint({
  name: 'send-email-verification',
  method: 'POST',
  path: '/auth/send-email-verification',
  access: 'signed-in',
  confirmation: 'new-sign-in',
  body: object({ new_email: newEmailField.required('Please enter a valid email address') }).noUnknown(),
  result: object({}),
  fallbackMessage: 'Failed to send email verification',
});
