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
 * Compares a document with the person's accepted selfie (`check-selfie`); a `selfie` that is sent must be that file. A
 * person who is not recognised gets 200 with `success: false`. SELFIE_MISSING and OTHER_SIDE_MISSING count as no
 * attempt; after the latter the same file is expected again, with `document_back` or as a `one_sided_card`. `kept_side`
 * names a side that the server keeps; 400 if it no longer does. 403 CONSENT_REQUIRED before a consent; 429 while checks
 * are paused.
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
