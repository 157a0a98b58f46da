import { object, string, type InferType } from 'yup';

/** Why a hotel is turned down; the contact person is told in these words. */
export const hotelRejectionSchema = object({
  rejection_reason: string()
    .trim()
    .required('Rejection reason is required')
    .max(1000, 'Rejection reason must be at most 1000 characters')
    .matches(/^[^\0]*$/, 'Rejection reason must be text'),
}).noUnknown();

export type HotelRejection = InferType<typeof hotelRejectionSchema>;
