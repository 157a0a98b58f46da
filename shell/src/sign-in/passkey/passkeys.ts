import {
  startAuthentication,
  type StartAuthenticationOpts,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/browser';
import { ApiCallError, callEndpoint } from '@suite/api-client';
import {
  loginPasskeyEndpoint,
  loginPasskeyOptionsEndpoint,
  confirmPasskeyEndpoint,
  confirmPasskeyOptionsEndpoint,
} from '@suite/contracts/auth';
import { beginSession } from '../../session/session-store.ts';
import { signInRefusal } from '../sign-in-refusal.ts';
import { t } from '../../languages/catalog.ts';

export async function signInWithPasskey(): Promise<string | undefined> {
  try {
    const { result } = await callEndpoint(loginPasskeyOptionsEndpoint, {});
    const optionsJSON = result.options as StartAuthenticationOpts['optionsJSON'];
    const credential = usedCredential(await startAuthentication({ optionsJSON }));
    const answer = await callEndpoint(loginPasskeyEndpoint, { body: { credential } });
    beginSession(answer.result.user);
    return undefined;
  } catch (error) {
    // The browser's error messages address developers.
    return error instanceof ApiCallError
      ? signInRefusal(
          error,
          t('The server cannot be reached. Your passkey was not checked. Please try again.'),
        )
      : t('No passkey was used. Try again, or sign in with your password.');
  }
}

function usedCredential({ id, rawId, type, response }: AuthenticationResponseJSON) {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const used = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  return { id, rawId, type, response: used };
}

export async function confirmWithPasskey(actions: string[]): Promise<void> {
  const { result } = await callEndpoint(confirmPasskeyOptionsEndpoint, { body: { actions } });
  const optionsJSON = result.options as StartAuthenticationOpts['optionsJSON'];
  const credential = usedCredential(await startAuthentication({ optionsJSON }));
  await callEndpoint(confirmPasskeyEndpoint, { body: { credential } });
}
