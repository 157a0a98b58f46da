import { startAuthentication, type StartAuthenticationOpts } from '@simplewebauthn/browser';
import { callEndpoint } from '@suite/api-client';
import { confirmPasskeyEndpoint, confirmPasskeyOptionsEndpoint } from '@suite/contracts/auth';
import { usedCredential } from '../sign-in/passkey/used-credential.ts';

export async function confirmWithPasskey(actions: string[]): Promise<void> {
  const { result } = await callEndpoint(confirmPasskeyOptionsEndpoint, { body: { actions } });
  const optionsJSON = result.options as StartAuthenticationOpts['optionsJSON'];
  const credential = usedCredential(await startAuthentication({ optionsJSON }));
  await callEndpoint(confirmPasskeyEndpoint, { body: { credential } });
}
