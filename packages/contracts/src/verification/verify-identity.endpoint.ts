import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idIn, queryNumberField, textField } from '../forms/strict-fields.ts';
import { guestUserTypeField } from '../bookings/guest-person.schema.ts';
import { documentSides, identityCheckSchema } from './identity-check.schema.ts';

const megabyte = 1024 * 1024;

const documentSources = ['camera', 'file'] as const;

/** The source of a document's photo; the camera by default. */
export type DocumentSource = (typeof documentSources)[number];

const documentTypes = ['passport', 'id_card', 'one_sided_card'] as const;

/** The document type as the guest states it; `one_sided_card` has nothing on its back. */
export type ShownDocument = (typeof documentTypes)[number];

/**
 * Compares the photo of a document with the person's accepted selfie (`check-selfie`). A `selfie` that is sent must be
 * that very file; where the server keeps it, it may be missing. The answer is 200 with `success: false`, in the envelope
 * and in the result, when the person was not recognised; the reason SELFIE_MISSING, which counts as no attempt, when
 * there is no accepted selfie. Where a `document_type` is sent, the reason may be OTHER_SIDE_MISSING, which counts as no
 * attempt either: the card has no machine-readable zone on the side that was sent, and the same file is expected once more
 * with the other side as `document_back`, or as a `one_sided_card`. A side that the server keeps (`get-user-by-token`) is
 * named as `kept_side` in place of its file; 400 when it is kept no longer. 403 CONSENT_REQUIRED before a consent; 429 while
 * checks are paused.
 */
export const verifyIdentityEndpoint = defineEndpoint({
  name: 'verify-identity',
  version: 2,
  method: 'POST',
  path: '/verification',
  access: 'guest',
  files: {
    selfie: { count: 1, size: 8 * megabyte },
    document: { count: 1, size: 12 * megabyte },
    /** The other side of a card; which of the two has the portrait does not matter. */
    document_back: { count: 1, size: 12 * megabyte },
  },
  body: object({
    user_type: guestUserTypeField,
    item_id: idIn(queryNumberField('Item ID'), 'Item ID'),
    /** A hint: what the photo shows decides. Unless it is said, the other side is never asked for. */
    document_type: textField('Document type').oneOf(documentTypes, 'Document type is not known'),
    /** The side that is not sent, since the server keeps it. */
    kept_side: textField('Kept side').oneOf(documentSides, 'Kept side is not known'),
    /** `file` where the guest chose a stored photo; refused unless the hotel accepts those. */
    document_source: textField('Document source').oneOf(documentSources, 'Document source is not known'),
  }).noUnknown(),
  result: identityCheckSchema,
  fallbackMessage: 'Verification failed',
  errors: [
    'VALIDATION_ERROR',
    'BAD_REQUEST',
    'UNAUTHENTICATED',
    'PERMISSION_DENIED',
    'CONSENT_REQUIRED',
    'NOT_FOUND',
    'CONFLICT',
    'TOO_LARGE',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
});
