import { array, boolean, number, object, string, type InferType } from 'yup';

/**
 * The second factor of the own account. `is_on` says that an authenticator app is set up, `created_at` since when;
 * `is_required` that platform or hotel require one, which a passkey fulfils too.
 */
export const secondFactorSchema = object({
  is_on: boolean().required(),
  is_required: boolean().required(),
  created_at: string().defined().nullable(),
  recovery_codes_left: number().required(),
});

export type SecondFactor = InferType<typeof secondFactorSchema>;

/** New recovery codes, which are shown this once. */
export const recoveryCodesSchema = object({ recovery_codes: array(string().required()).required() });
