import { startAuthentication, type StartAuthenticationOpts } from '@simplewebauthn/browser';
import { ApiCallError, callEndpoint } from '@suite/api-client';
import { loginPasskeyEndpoint, loginPasskeyOptionsEndpoint } from '@suite/contracts/auth';
import { beginSession } from '../../session/session-store.ts';
import { signInRefusal } from '../sign-in-refusal.ts';
import { usedCredential } from './used-credential.ts';
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
