import { array, boolean, number, object, string, type InferType } from 'yup';

/** The signed-in person. `hotelId`, `hotel_name` and `hotel_time_zone` are null for platform accounts. */
export const userProfileSchema = object({
  user_id: number().required(),
  usr_firstname: string().defined(),
  usr_lastname: string().defined(),
  usr_email: string().required(),
  usr_phone: string().defined().nullable(),
  usr_description: string().defined().nullable(),
  usr_gender: string().defined().nullable(),
  usr_photo: string().defined().nullable(),
  /** The language of the console by its code; null until one is chosen, and the browser's is shown. */
  usr_language: string().nullable(),
  /** Changes with the person and with the address of the photo; null without one. */
  photo_version: string().nullable(),
  roles: array(
    object({ id: number().required(), role_name: string().required(), is_global: boolean().required() }),
  ).required(),
  permissions: array(object({ permission_name: string().required() })).required(),
  hotelId: number().defined().nullable(),
  hotel_name: string().defined().nullable(),
  hotel_time_zone: string().defined().nullable(),
  is_approved: boolean().required(),
  /** A one-time password is in use: only choosing a new one is allowed. */
  must_change_password: boolean().required(),
  /** The password in use is shorter than platform or hotel allow, and is changed like a one-time password. */
  password_is_short: boolean(),
  /** The fewest characters of a new password. */
  password_min_length: number(),
  /** An authenticator app is set up: a sign-in with the password has a second step. */
  has_second_factor: boolean(),
  /** Platform or hotel require a second factor and there is none: only setting one up is allowed. */
  must_set_up_second_factor: boolean(),
  created_at: string().required(),
});

export type UserProfile = InferType<typeof userProfileSchema>;
