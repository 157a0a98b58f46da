import { consentVersion, giveConsentEndpoint, type ConsentPayload } from '@suite/contracts';
import { useMutation } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';

/** Stores that somebody agrees to the check, and the language they read it in. */
export function useGiveConsent(token: string) {
  return useMutation<unknown, Error, Omit<ConsentPayload, 'version'>>({
    // The version of the text that these pages show, not of the newest there is.
    mutationFn: (body) =>
      callAsGuest(token, giveConsentEndpoint, { body: { ...body, version: consentVersion } }),
    // Without a line it fails at once instead of waiting for one, here and in the calls below.
    networkMode: 'always',
  });
}
