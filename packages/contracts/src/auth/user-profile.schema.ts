import { array, boolean, number, object, string, type InferType } from 'yup';

/** `hotelId`, `hotel_name` and `hotel_time_zone` are null for platform accounts. */
export const userProfileSchema = object({
  user_id: number().required(),
  usr_firstname: string().defined(),
  usr_lastname: string().defined(),
  usr_email: string().required(),
  usr_phone: string().defined().nullable(),
  usr_description: string().defined().nullable(),
  usr_gender: string().defined().nullable(),
  usr_photo: string().defined().nullable(),
  usr_language: string().nullable(),
  photo_version: string().nullable(),
  roles: array(
    object({ id: number().required(), role_name: string().required(), is_global: boolean().required() }),
  ).required(),
  permissions: array(object({ permission_name: string().required() })).required(),
  hotelId: number().defined().nullable(),
  hotel_name: string().defined().nullable(),
  hotel_time_zone: string().defined().nullable(),
  sees_every_hotel: boolean(),
  is_approved: boolean().required(),
  /** Restricts the user to choosing a new password, because a one-time password is in use. */
  must_change_password: boolean().required(),
  password_is_short: boolean(),
  password_min_length: number(),
  has_second_factor: boolean(),
  /** Restricts the user to setting up a second factor. */
  must_set_up_second_factor: boolean(),
  created_at: string().required(),
});
export type UserProfile = InferType<typeof userProfileSchema>;
