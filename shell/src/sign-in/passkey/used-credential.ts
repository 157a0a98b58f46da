import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';

export function usedCredential({ id, rawId, type, response }: AuthenticationResponseJSON) {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const used = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  return { id, rawId, type, response: used };
}
