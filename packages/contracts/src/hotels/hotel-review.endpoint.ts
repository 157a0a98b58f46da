import { object, type InferType } from 'yup';
import { manyLines } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { hotelParams, hotelSchema } from './hotel.schema.ts';

/** Approves an undecided hotel, once: its contact person gets a Hotel Admin login by e-mail. */
export const approveHotelEndpoint = defineEndpoint({
  name: 'approve-hotel',
  method: 'POST',
  path: '/hotel/{id}/approve',
  access: { anyOf: ['approve_hotels'] },
  params: hotelParams,
  result: hotelSchema,
  fallbackMessage: 'Failed to approve hotel',
  errors: ['HOTEL_NOT_FOUND', 'CONFLICT'],
});

export const hotelRejectionSchema = object({
  rejection_reason: manyLines('Rejection reason')
    .required('Rejection reason is required')
    .max(1000, 'Rejection reason must be at most 1000 characters'),
}).noUnknown();
export type HotelRejection = InferType<typeof hotelRejectionSchema>;

/** Rejects an undecided hotel and mails its contact person the reason. */
export const rejectHotelEndpoint = defineEndpoint({
  name: 'reject-hotel',
  method: 'POST',
  path: '/hotel/{id}/reject',
  access: { anyOf: ['approve_hotels'] },
  params: hotelParams,
  body: hotelRejectionSchema,
  result: hotelSchema,
  fallbackMessage: 'Failed to reject hotel',
  errors: ['HOTEL_NOT_FOUND', 'CONFLICT'],
});
