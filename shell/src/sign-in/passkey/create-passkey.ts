import { startRegistration, type StartRegistrationOpts } from '@simplewebauthn/browser';
import { callEndpoint } from '@suite/api-client';
import type { BodyOf } from '@suite/contracts/http';
import { createPasskeyEndpoint, createPasskeyOptionsEndpoint } from '@suite/contracts/auth';
import { t } from '../../languages/catalog.ts';

export async function createPasskey(): Promise<void> {
  const { result } = await callEndpoint(createPasskeyOptionsEndpoint, {});
  const optionsJSON = result.options as StartRegistrationOpts['optionsJSON'];
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(() => {
    // The browser's error messages address developers.
    throw new Error(t('No passkey was made. Please try again.'));
  });
  const { clientDataJSON, attestationObject, transports } = response;
  const made = { clientDataJSON, attestationObject, ...(transports && { transports }) };
  const credential = { id, rawId, type, response: made } as BodyOf<
    typeof createPasskeyEndpoint
  >['credential'];
  await callEndpoint(createPasskeyEndpoint, { body: { credential } });
}
