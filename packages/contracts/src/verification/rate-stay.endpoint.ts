import { object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { numberField, textField } from '../forms/strict-fields.ts';

const starsMessage = 'Please choose one to five stars';

const ratingSchema = object({
  stars: numberField('Stars')
    .required(starsMessage)
    .integer(starsMessage)
    .min(1, starsMessage)
    .max(5, starsMessage),
  comment: textField('Comment').max(1000, 'Comment must be at most 1000 characters'),
}).noUnknown();

export type RatingPayload = InferType<typeof ratingSchema>;

/** Stores the primary guest's rating of the stay: one to five stars, once; 409 before the check-out and its day. */
export const rateStayEndpoint = defineEndpoint({
  name: 'rate-stay',
  method: 'POST',
  path: '/verification/rating',
  access: 'guest',
  body: ratingSchema,
  result: object({}),
  fallbackMessage: 'Failed to store your rating',
  errors: ['PERMISSION_DENIED', 'CONFLICT'],
});
