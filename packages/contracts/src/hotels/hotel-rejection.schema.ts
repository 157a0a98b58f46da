import { object, type InferType } from 'yup';
import { manyLines } from '../forms/many-lines.ts';

export const hotelRejectionSchema = object({
  rejection_reason: manyLines('Rejection reason')
    .required('Rejection reason is required')
    .max(1000, 'Rejection reason must be at most 1000 characters'),
}).noUnknown();

export type HotelRejection = InferType<typeof hotelRejectionSchema>;
