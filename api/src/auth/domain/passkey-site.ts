import { createHmac, hkdfSync } from 'node:crypto';

/** How long a passkey question may be answered, and how many passkeys an account may have. */
export const passkeyLimits = { minutes: 5, perAccount: 20 } as const;

/** Whom passkeys are made for: browsers give them to no other site. */
export interface PasskeySite {
  rpName: string;
  rpID: string;
  origin: string;
}

export function passkeySiteOf(publicUrl: string): PasskeySite {
  const { hostname, origin } = new URL(publicUrl);
  return { rpName: 'Management Suite', rpID: hostname, origin };
}

/** What a passkey knows its owner by: always the same, and saying nothing about them. */
export function passkeyHandle(secretKey: Buffer, user_id: number): Uint8Array<ArrayBuffer> {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'auth.passkey_handle', 32));
  return new Uint8Array(createHmac('sha256', key).update(String(user_id)).digest());
}
