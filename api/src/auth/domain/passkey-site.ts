import { signaturesOf, type SecretKey } from '../../sealing/secret-key.ts';

/** `minutes` to answer a challenge. */
export const passkeyLimits = { minutes: 5, perAccount: 20 } as const;

/** Browsers use a passkey only on the site it was created for. */
export interface PasskeySite {
  rpName: string;
  rpID: string;
  origin: string;
}

export function passkeySiteOf(publicUrl: string): PasskeySite {
  const { hostname, origin } = new URL(publicUrl);
  return { rpName: 'Management Suite', rpID: hostname, origin };
}

/** Returns the derived handle per key, newest first, for passkeys created before handles were stored. */
export function passkeyHandles(secretKey: SecretKey, user_id: number): readonly [Buffer, ...Buffer[]] {
  return signaturesOf(secretKey, 'auth.passkey_handle', String(user_id));
}
