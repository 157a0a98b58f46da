import { signaturesOf, type SecretKey } from '../../sealing/secret-key.ts';

export const passkeyLimits = { minutes: 5, perAccount: 20 } as const;

export interface PasskeySite {
  rpName: string;
  rpID: string;
  origin: string;
}

export function passkeySiteOf(publicUrl: string): PasskeySite {
  const { hostname, origin } = new URL(publicUrl);
  return { rpName: 'Management Suite', rpID: hostname, origin };
}

/** Returns the derived handle per key, newest first, for passkeys from before handles were stored. */
export function passkeyHandles(secretKey: SecretKey, user_id: number): readonly [Buffer, ...Buffer[]] {
  return signaturesOf(secretKey, 'auth.passkey_handle', String(user_id));
}
