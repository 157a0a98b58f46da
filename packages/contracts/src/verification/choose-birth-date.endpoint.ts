import { object, type InferType } from 'yup';
import { actingForField } from '../bookings/guest-person.schema.ts';
import { textField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';

const birthDateChoiceSchema = object({
  user_type: actingForField,
  date_of_birth: textField('Date of birth')
    .required('Date of birth is required')
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'Date of birth is not known'),
}).noUnknown();

export type BirthDateChoice = InferType<typeof birthDateChoiceSchema>;

/**
 * Stores on which of the two `birth_choices` of the checked document the person was born, for staff to see. Sent again it
 * changes nothing; 409 for any other date, and without such a document.
 */
export const chooseBirthDateEndpoint = defineEndpoint({
  name: 'choose-birth-date',
  method: 'POST',
  path: '/verification/birth-date',
  access: 'guest',
  body: birthDateChoiceSchema,
  result: object({}),
  fallbackMessage: 'Failed to store your date of birth',
  errors: ['PERMISSION_DENIED', 'NOT_FOUND', 'CONFLICT'],
});
