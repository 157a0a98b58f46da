import { signaturesOf, type SecretKey } from '../../sealing/secret-key.ts';

/** How long a passkey question may be answered, and how many passkeys an account may have. */
export const passkeyLimits = { minutes: 5, perAccount: 20 } as const;

/** The site of passkeys: browsers use them on no other site. */
export interface PasskeySite {
  rpName: string;
  rpID: string;
  origin: string;
}

export function passkeySiteOf(publicUrl: string): PasskeySite {
  const { hostname, origin } = new URL(publicUrl);
  return { rpName: 'Management Suite', rpID: hostname, origin };
}

/** What passkeys made before this was stored may know their owner by, by each key, newest first. */
export function passkeyHandles(secretKey: SecretKey, user_id: number): readonly [Buffer, ...Buffer[]] {
  return signaturesOf(secretKey, 'auth.passkey_handle', String(user_id));
}
