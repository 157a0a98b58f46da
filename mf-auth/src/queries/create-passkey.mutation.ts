import { callEndpoint, type ApiCallError } from '@suite/api-client';
import type { BodyOf } from '@suite/contracts';
import { createPasskeyEndpoint, createPasskeyOptionsEndpoint } from '@suite/contracts/auth';
import type { StartRegistrationOpts } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listPasskeysQuery } from './list-passkeys.query.ts';

interface NewPasskey {
  passkey_name: string;
  /** Asked for when the sign-in was a while ago. */
  usr_password?: string | undefined;
}

type Credential = BodyOf<typeof createPasskeyEndpoint>['credential'];
type Options = StartRegistrationOpts['optionsJSON'];

/** Has the browser make a passkey and keeps it. The library comes when it is first needed. */
export function useCreatePasskey() {
  const queries = useQueryClient();
  return useMutation<unknown, ApiCallError | Error, NewPasskey>({
    mutationFn: async ({ passkey_name, usr_password }) => {
      const body = usr_password === undefined ? {} : { usr_password };
      const [{ result }, { startRegistration }] = await Promise.all([
        callEndpoint(createPasskeyOptionsEndpoint, { body }),
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
