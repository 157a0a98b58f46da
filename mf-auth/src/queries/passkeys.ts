import { callEndpoint, type ApiCallError } from '@suite/api-client';
import {
  createPasskeyEndpoint,
  createPasskeyOptionsEndpoint,
  deletePasskeyEndpoint,
  listPasskeysEndpoint,
  renamePasskeyEndpoint,
} from '@suite/contracts/auth';
import type { BodyOf } from '@suite/contracts/http';
import { endpointQuery, useApiMutation, withId } from '@suite/remote-kit/queries';
import type { StartRegistrationOpts } from '@simplewebauthn/browser';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';

type Credential = BodyOf<typeof createPasskeyEndpoint>['credential'];
type Options = StartRegistrationOpts['optionsJSON'];

export const listPasskeysQuery = endpointQuery(listPasskeysEndpoint, {}, ({ passkeys }) => passkeys);

const reloadsPasskeys = (queries: QueryClient) => ({
  onSettled: () => queries.invalidateQueries(listPasskeysQuery),
});

export const useDeletePasskey = () => useApiMutation(withId(deletePasskeyEndpoint), reloadsPasskeys);

export const useRenamePasskey = (id: string) =>
  useApiMutation(
    (body: { passkey_name: string }) => callEndpoint(renamePasskeyEndpoint, { params: { id }, body }),
    reloadsPasskeys,
  );

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
