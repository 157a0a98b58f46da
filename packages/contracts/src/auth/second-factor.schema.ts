import { array, boolean, number, object, string, type InferType } from 'yup';

/** `is_on` refers to an authenticator app; a passkey fulfils `is_required` too. */
export const secondFactorSchema = object({
  is_on: boolean().required(),
  is_required: boolean().required(),
  created_at: string().defined().nullable(),
  recovery_codes_left: number().required(),
});

export type SecondFactor = InferType<typeof secondFactorSchema>;

export const recoveryCodesSchema = object({ recovery_codes: array(string().required()).required() });
