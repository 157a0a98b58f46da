import { boolean, number, object, string, type InferType } from 'yup';

/** The score from which on two photos count as the same person. */
export const matchThreshold = 80;

/**
 * Why a check did not verify: the photos (in the order in which they are looked at), the head turn, a challenge that is
 * missing, used or too old, no accepted selfie, faces that are not alike, a card whose other side has to be seen, a
 * document of which too little was read, one without a machine-readable zone or with one that disagrees, one that shows the selfie, two sides of different cards, a document in another name at a hotel that looks at
 * those itself, or a face or document of another guest of the booking. A later server may know more.
 */
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

/** The photos of a card's sides, by the names of the files of `verify-identity`. */
export const documentSides = ['document', 'document_back'] as const;

export type DocumentSide = (typeof documentSides)[number];

/** What the document says; whatever could not be read is null. Dates are `YYYY-MM-DD`. */
export const documentDataSchema = object({
  document_type: string().defined().nullable(),
  issuing_country: string().defined().nullable(),
  full_name: string().defined().nullable(),
  date_of_birth: string().defined().nullable(),
  expiry_date: string().defined().nullable(),
  number_last4: string().defined().nullable(),
  mrz_valid: boolean().defined().nullable(),
});

export type DocumentData = InferType<typeof documentDataSchema>;

/** The quality of a face: its width in pixels, its sharpness, and its brightness from 0 to 255. */
const faceQualitySchema = object({
  face_width: number().required(),
  sharpness: number().required(),
  brightness: number().required(),
});

const faceMatchDetailsSchema = object({
  distance: number().required(),
  selfie_quality: faceQualitySchema.required(),
  document_quality: faceQualitySchema.required(),
  /** What compared the faces. */
  engine: string().required(),
})
  .default(undefined)
  .defined()
  .nullable();

/**
 * What a check found. `reason` is null exactly when it verified, and `success` says the same. `photo` is the one that the
 * reason is about, null when that is neither of them, or both alike. `similarity_score` is null when the faces were not compared. The two addresses name the stored check; there are none when nothing was
 * stored. `desk_review`: close enough that the front desk may look at the photos.
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
  /** Of two sides of a card the one to take next: the server keeps the other. Null for both, or where there is one. */
  document_side: string<DocumentSide>().defined().nullable(),
  desk_review: boolean().required(),
  /** On the hotel's today; it makes no check fail. */
  document_expired: boolean().required(),
});

export type IdentityCheckResult = InferType<typeof identityCheckSchema>;
