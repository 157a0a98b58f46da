import type { ErrorType, FieldError } from '@suite/contracts/http';

/** The status is 0 when no answer arrived. */
export interface RefusedCall {
  status: number;
  errorType: ErrorType;
  errors: readonly FieldError[];
}

const ofFields = {
  selfie: 'unreadableSelfie',
  frames: 'unreadableSelfie',
  document: 'unreadableDocument',
  email: 'emailRefused',
  phone: 'phoneRefused',
} as const;

const ofTypes = {
  UNAUTHENTICATED: 'linkOver',
  CONSENT_REQUIRED: 'consentFirst',
  PERMISSION_DENIED: 'notAllowed',
  NOT_FOUND: 'gone',
  CONFLICT: 'changed',
  TOO_LARGE: 'tooLarge',
  TOO_MANY_REQUESTS: 'tooMany',
  UNAVAILABLE: 'unavailable',
  INTERNAL_ERROR: 'wentWrong',
} as const satisfies Partial<Record<ErrorType, string>>;

type RefusalName =
  | (typeof ofTypes)[keyof typeof ofTypes]
  | (typeof ofFields)[keyof typeof ofFields]
  | 'notUnderstood'
  | 'noAnswer';

export function nameRefusal({ status, errorType, errors }: RefusedCall): RefusalName {
  if (status === 0) return 'noAnswer';
  const fields = errorType === 'VALIDATION_ERROR' ? errors : [];
  for (const { field } of fields) if (isNamed(field, ofFields)) return ofFields[field];
  if (isNamed(errorType, ofTypes)) return ofTypes[errorType];
  return status >= 500 ? 'wentWrong' : 'notUnderstood';
}

// A newer server may send unknown types and fields.
function isNamed<Names extends object>(name: string, names: Names): name is Extract<keyof Names, string> {
  return Object.hasOwn(names, name);
}
