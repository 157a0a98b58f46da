import { number, string, type InferType } from 'yup';
import { flagField, textField, wholeNumberField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { maxMinPasswordLength, minPasswordLength } from '../auth/new-password.schema.ts';
import { singleLine, updatedAtField } from '../forms/value-fields.ts';
import { hotelRegistrationSchema } from './hotel-registration.schema.ts';

/** Is in hours, for photos of a failed verification. */
export const longestRetention = 72;
/** Is in days after check-out, for the data read from documents. */
export const longestDocumentRetention = 365;
const earliestReminder = 30;

const invitesField = flagField('Invitation on booking');
const photoFilesField = flagField('Photos from files');
const nameReviewField = flagField('Review of names');
const documentProofs = ['zone', 'printed'] as const;
const documentProofField = textField('Proof by documents').oneOf(
  documentProofs,
  'Proof by documents must be one of zone, printed',
);
const documentRetentionField = wholeNumberField('Document data retention')
  .nonNullable('Document data retention is required')
  .min(0, 'Document data retention must be at least 0 days')
  .max(longestDocumentRetention, `Document data retention must be at most ${longestDocumentRetention} days`);
const asksFactsField = flagField('Questions about the arrival');
const secondFactorField = flagField('Two-step verification');
const reminderField = wholeNumberField('Reminder')
  .nonNullable('Reminder is required')
  .min(0, 'Reminder must be at least 0 days before arrival')
  .max(earliestReminder, `Reminder must be at most ${earliestReminder} days before arrival`);

const minPasswordLengthField = wholeNumberField('Password length')
  .nonNullable('Password length is required')
  .min(minPasswordLength, `Password length must be at least ${minPasswordLength}`)
  .max(maxMinPasswordLength, `Password length must be at most ${maxMinPasswordLength}`);

export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Photos of a failed verification wait `retention_hours` for the desk; 0 `reminder_days` means never. With
 * `reviews_other_names` a document in another name waits for the desk. `document_proof` is `zone` if a machine-readable
 * zone is required, `printed` if printed data suffice. With `asks_guest_facts` the guest page requests a phone number,
 * the time of arrival and wishes from verified guests. The larger `password_min_length` of hotel and platform counts.
 */
export const hotelProfileFormSchema = hotelRegistrationSchema
  .omit(['hotel_name', 'registration_number'])
  .shape({
    time_zone: singleLine('Time zone')
      .required('Time zone is required')
      .max(64, 'Please select a valid time zone')
      .test('time-zone', 'Please select a valid time zone', (value) => !value || isTimeZone(value)),
    retention_hours: wholeNumberField('Retention')
      .required('Retention is required')
      .nonNullable('Retention is required')
      .min(0, 'Retention must be at least 0 hours')
      .max(longestRetention, `Retention must be at most ${longestRetention} hours`),
    invites_on_booking: invitesField.required('Invitation on booking is required'),
    reminder_days: reminderField.required('Reminder is required'),
    allows_photo_files: photoFilesField.required('Photos from files is required'),
    reviews_other_names: nameReviewField.required('Review of names is required'),
    document_proof: documentProofField.required('Proof by documents is required'),
    document_retention_days: documentRetentionField.required('Document data retention is required'),
    asks_guest_facts: asksFactsField.required('Questions about the arrival is required'),
    password_min_length: minPasswordLengthField.required('Password length is required'),
    requires_second_factor: secondFactorField.required('Two-step verification is required'),
  })
  .noUnknown();
export type HotelProfileForm = InferType<typeof hotelProfileFormSchema>;

/** Screens released before a setting existed do not send it; the stored value stays. */
const updateHotelProfileSchema = hotelProfileFormSchema.shape({
  invites_on_booking: invitesField,
  reminder_days: reminderField,
  allows_photo_files: photoFilesField,
  reviews_other_names: nameReviewField,
  document_proof: documentProofField,
  document_retention_days: documentRetentionField,
  asks_guest_facts: asksFactsField,
  password_min_length: minPasswordLengthField,
  requires_second_factor: secondFactorField,
  updated_at: updatedAtField(),
});
export type UpdateHotelProfilePayload = InferType<typeof updateHotelProfileSchema>;

const hotelProfileSchema = hotelProfileFormSchema.shape({
  id: number().required(),
  updated_at: string().required(),
  hotel_name: string().required(),
  registration_number: string().required(),
});
export type HotelProfile = InferType<typeof hotelProfileSchema>;

/** The own hotel's contact data, time zone and verification policy. */
export const getHotelProfileEndpoint = defineEndpoint({
  name: 'get-hotel-profile',
  method: 'GET',
  path: '/hotel/profile',
  access: { anyOf: ['manage_hotel'] },
  result: hotelProfileSchema,
  fallbackMessage: 'Failed to fetch hotel profile',
});

/**
 * Changes the own hotel's contact data, time zone and policies, all of them at once; of an older state, none. No longer
 * requiring two-step verification, and a shorter minimum for passwords, need a confirmation.
 */
export const updateHotelProfileEndpoint = defineEndpoint({
  name: 'update-hotel-profile',
  method: 'PATCH',
  path: '/hotel/profile',
  access: { anyOf: ['manage_hotel'] },
  confirmation: 'some-action',
  body: updateHotelProfileSchema,
  result: hotelProfileSchema,
  fallbackMessage: 'Failed to update hotel profile',
  errors: ['STALE'],
});
