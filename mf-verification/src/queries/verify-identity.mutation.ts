import type { GuestPerson } from '@suite/contracts/bookings';
import {
  verifyIdentityEndpoint,
  type DocumentSide,
  type DocumentSource,
  type IdentityCheckResult,
  type ShownDocument,
} from '@suite/contracts/verification';
import { useMutation } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';

interface Photos {
  person: GuestPerson;
  /** Missing where it was accepted in an earlier visit. */
  selfie?: File;
  /** Missing where it is the kept side. */
  document?: File;
  document_back?: File;
  /** The side that the server keeps from an earlier visit. */
  kept_side?: DocumentSide;
  document_type: ShownDocument;
  document_source: DocumentSource;
}

/** Sends the document to be compared with the accepted selfie. An answer without a match is an answer, not an error. */
export function useVerifyIdentity(token: string) {
  return useMutation<{ message: string; result: IdentityCheckResult }, Error, Photos>({
    mutationFn: ({ person, document_type, document_source, kept_side, ...files }) =>
      callAsGuest(token, verifyIdentityEndpoint, {
        // Unless it is said, a photo comes from the camera.
        body: {
          ...person,
          document_type,
          ...(kept_side && { kept_side }),
          ...(document_source === 'file' && { document_source }),
        },
        files,
      }),
    networkMode: 'always',
  });
}
