import {
  verifyIdentityEndpoint,
  type DocumentSource,
  type GuestPerson,
  type IdentityCheckResult,
  type ShownDocument,
} from '@suite/contracts/verification';
import { useMutation } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';

interface Photos {
  person: GuestPerson;
  /** Missing where it was accepted in an earlier visit. */
  selfie?: File;
  document: File;
  document_back?: File;
  document_type: ShownDocument;
  document_source: DocumentSource;
}

/** Sends the document to be compared with the accepted selfie. An answer without a match is an answer, not an error. */
export function useVerifyIdentity(token: string) {
  return useMutation<{ message: string; result: IdentityCheckResult }, Error, Photos>({
    mutationFn: ({ person, document_type, document_source, ...files }) =>
      callAsGuest(token, verifyIdentityEndpoint, {
        // Unless it is said, a photo comes from the camera.
        body: { ...person, document_type, ...(document_source === 'file' && { document_source }) },
        files,
      }),
    networkMode: 'always',
  });
}
