import { array, boolean, number, object, string, type InferType } from 'yup';

export const matchThreshold = 80;

/** Reasons about photos have the order of the checks; a later server may send others. */
export const checkReasons = [
  'NO_FACE_SELFIE',
  'SAME_PHOTO',
  'NO_DOCUMENT',
  'NO_FACE_DOCUMENT',
  'SEVERAL_FACES',
  'FACE_TOO_SMALL',
  'TOO_DARK',
  'TOO_BRIGHT',
  'BLURRED',
  'TURN_MISSING',
  'TURN_WRONG',
  'NOT_LIVE',
  'CHALLENGE_EXPIRED',
  'SELFIE_MISSING',
  'NO_MATCH',
  'OTHER_SIDE_MISSING',
  'DOCUMENT_NOT_READ',
  'DOCUMENT_WITHOUT_ZONE',
  'MRZ_INVALID',
  'PORTRAIT_REPEATS_SELFIE',
  'PORTRAIT_MISPLACED',
  'SIDES_DIFFER',
  'OTHER_NAME',
  'ALREADY_VERIFIED_AS_ANOTHER',
] as const;
export type CheckReason = (typeof checkReasons)[number];

export type CheckedPhoto = 'selfie' | 'document';

export const documentSides = ['document', 'document_back'] as const;
export type DocumentSide = (typeof documentSides)[number];

export const documentDataSchema = object({
  document_type: string().defined().nullable(),
  issuing_country: string().defined().nullable(),
  full_name: string().defined().nullable(),
  date_of_birth: string().defined().nullable(),
  /** The guest chooses one of these two dates, because the document shows two digits of the year only. */
  birth_choices: array(string().required()).optional(),
  expiry_date: string().defined().nullable(),
  number_last4: string().defined().nullable(),
  mrz_valid: boolean().defined().nullable(),
});
export type DocumentData = InferType<typeof documentDataSchema>;

/** `face_width` is in pixels, `brightness` from 0 to 255. */
const faceQualitySchema = object({
  face_width: number().required(),
  sharpness: number().required(),
  brightness: number().required(),
});

const faceMatchDetailsSchema = object({
  distance: number().required(),
  selfie_quality: faceQualitySchema.required(),
  document_quality: faceQualitySchema.required(),
  engine: string().required(),
})
  .default(undefined)
  .defined()
  .nullable();

/**
 * `reason` is null exactly if `success` is true; `photo` is the one that it is about. `similarity_score` is null if
 * faces were not compared, the addresses are null if nothing was stored. `desk_review`: staff may decide by the photos.
 */
export const identityCheckSchema = object({
  success: boolean().required(),
  similarity_score: number().defined().nullable(),
  document_data: documentDataSchema.required(),
  selfie_url: string().defined().nullable(),
  document_url: string().defined().nullable(),
  face_match_details: faceMatchDetailsSchema,
  reason: string<CheckReason>().defined().nullable(),
  photo: string<CheckedPhoto>().defined().nullable(),
  /** Is the side of a card to take next; null for both, or for a document with one side. */
  document_side: string<DocumentSide>().defined().nullable(),
  desk_review: boolean().required(),
  /** Compares with the hotel's today, and fails no check. */
  document_expired: boolean().required(),
});
export type IdentityCheckResult = InferType<typeof identityCheckSchema>;
