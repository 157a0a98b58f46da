import { array, boolean, number, object, string, type InferType } from 'yup';
import { pathIdField } from '../forms/strict-fields.ts';

/** `is_approved` is null until the decision; the `admin_` fields are null until approval creates the login. */
export const hotelSchema = object({
  id: number().required(),
  hotel_name: string().required(),
  hotel_email: string().required(),
  hotel_phone: string().required(),
  registration_number: string().defined(),
  hotel_address: string().required(),
  hotel_city: string().required(),
  hotel_state: string().required(),
  hotel_country: string().required(),
  postal_code: string().required(),
  contact_person_name: string().defined(),
  contact_person_email: string().defined(),
  contact_person_phone: string().defined(),
  admin_firstname: string().defined().nullable(),
  admin_lastname: string().defined().nullable(),
  admin_user_email: string().defined().nullable(),
  admin_user_phone: string().defined().nullable(),
  admin_approved: boolean().required(),
  is_approved: boolean().defined().nullable(),
  is_active: boolean().required(),
  created_at: string().required(),
  approved_at: string().defined().nullable(),
  rejected_at: string().defined().nullable(),
  rejection_reason: string().defined().nullable(),
});
export type Hotel = InferType<typeof hotelSchema>;

export const hotelsSchema = array(hotelSchema.required()).required();

export const hotelParams = object({ id: pathIdField('Hotel') });
