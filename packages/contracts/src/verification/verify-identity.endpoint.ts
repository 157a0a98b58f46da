import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idIn, queryNumberField, textField } from '../forms/strict-fields.ts';
import { guestUserTypeField } from '../bookings/guest-person.schema.ts';
import { documentSides, identityCheckSchema } from './identity-check.schema.ts';

const megabyte = 1024 * 1024;

const documentSources = ['camera', 'file'] as const;

export type DocumentSource = (typeof documentSources)[number];

const documentTypes = ['passport', 'id_card', 'one_sided_card'] as const;

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
    /** Either of the two sides may have the portrait. */
    document_back: { count: 1, size: 12 * megabyte },
  },
  body: object({
    user_type: guestUserTypeField,
    item_id: idIn(queryNumberField('Item ID'), 'Item ID'),
    /** Is a hint, as the photo decides; without it the other side is never requested. */
    document_type: textField('Document type').oneOf(documentTypes, 'Document type is not known'),
    kept_side: textField('Kept side').oneOf(documentSides, 'Kept side is not known'),
    /** `file` is refused unless the hotel accepts stored photos. */
    document_source: textField('Document source').oneOf(documentSources, 'Document source is not known'),
  }).noUnknown(),
  result: identityCheckSchema,
  fallbackMessage: 'Verification failed',
  errors: ['PERMISSION_DENIED', 'CONSENT_REQUIRED', 'NOT_FOUND', 'CONFLICT'],
});
