import { callEndpoint, type ApiCallError } from '@suite/api-client';
import type { BodyOf } from '@suite/contracts/http';
import { createPasskeyEndpoint, createPasskeyOptionsEndpoint } from '@suite/contracts/auth';
import type { StartRegistrationOpts } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listPasskeysQuery } from './list-passkeys.query.ts';

type Credential = BodyOf<typeof createPasskeyEndpoint>['credential'];
type Options = StartRegistrationOpts['optionsJSON'];

/** Loads the library on demand. */
export function useCreatePasskey() {
  const queries = useQueryClient();
  return useMutation<unknown, ApiCallError | Error, { passkey_name: string }>({
    mutationFn: async ({ passkey_name }) => {
      const [{ result }, { startRegistration }] = await Promise.all([
        callEndpoint(createPasskeyOptionsEndpoint, {}),
        import('@simplewebauthn/browser'),
      ]);
      const { id, rawId, type, response } = await startRegistration({
        optionsJSON: result.options as Options,
      });
      const { clientDataJSON, attestationObject, transports } = response;
      const credential = {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      } as Credential;
      return callEndpoint(createPasskeyEndpoint, {
        body: { credential, ...(passkey_name && { passkey_name }) },
      });
    },
    onSuccess: () => queries.invalidateQueries(listPasskeysQuery),
  });
}
