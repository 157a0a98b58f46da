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
  /** Photos that the server keeps from an earlier visit are missing here. */
  selfie?: File;
  document?: File;
  document_back?: File;
  kept_side?: DocumentSide;
  document_type: ShownDocument;
  document_source: DocumentSource;
}

export function useVerifyIdentity(token: string) {
  return useMutation<{ message: string; result: IdentityCheckResult }, Error, Photos>({
    mutationFn: ({ person, document_type, document_source, kept_side, ...files }) =>
      callAsGuest(token, verifyIdentityEndpoint, {
        // The server assumes a photo from the camera by default.
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
