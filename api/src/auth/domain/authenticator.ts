import { randomInt } from 'node:crypto';
import { recoveryCodeIn, recoveryCodeLength } from '@suite/contracts/auth';
import { Secret, TOTP } from 'otpauth';
import { defineSealedColumn } from '../../sealing/sealed-column.ts';
import { hashToken } from './tokens.ts';

/** How long a shown secret waits for its first code, and a sign-in for its second step. */
export const secondFactorMinutes = { setup: 10, pendingLogin: 5 } as const;

const secretBytes = 20;
const periodSeconds = 30;
/** A clock may be one step ahead or behind. */
const skewSteps = 1;

const recoveryCodeCount = 10;
// Without 0, O, 1, I and their like: codes are copied from paper. 24 of 32 letters are 120 bits.
const recoveryAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What all apps know: SHA-1, six digits, thirty seconds. */
function appOf(secret: Buffer, usr_email: string): TOTP {
  return new TOTP({
    issuer: 'Management Suite',
    label: usr_email,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });
}

export function createSecret(): Buffer {
  return Buffer.from(new Secret({ size: secretBytes }).bytes);
}

/** The secret as an app reads it from a QR code, and as a person types it. */
export function describeSecret(secret: Buffer, usr_email: string): { uri: string; secret: string } {
  const app = appOf(secret, usr_email);
  return { uri: app.toString(), secret: app.secret.base32 };
}

/** The time step a code is of; undefined when it is none of this moment. */
export function stepOfCode(secret: Buffer, code: string, now = Date.now()): number | undefined {
  const delta = appOf(secret, '').validate({ token: code, timestamp: now, window: skewSteps });
  return delta === null ? undefined : Math.floor(now / 1000 / periodSeconds) + delta;
}

const sealedSecret = {
  purpose: 'auth.authenticator',
  column: 'secret_encrypted',
  context: `convert_to('authenticator ' || user_id, 'UTF8')`,
};
/** The secrets of apps, bound to their account. One that is confirmed moves from the second to the first as it is. */
export const authenticatorApp = defineSealedColumn({
  ...sealedSecret,
  table: 'authenticator_apps',
  id: 'user_id',
});
export const authenticatorSetup = defineSealedColumn({
  ...sealedSecret,
  table: 'authenticator_setups',
  id: 'session_id',
});
export const authenticatorContext = (user_id: number): string => `authenticator ${user_id}`;

function createRecoveryCode(): string {
  const letters = Array.from({ length: recoveryCodeLength }, () =>
    recoveryAlphabet.charAt(randomInt(recoveryAlphabet.length)),
  );
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-');
}

export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, createRecoveryCode);
}

/** The stored hash of a recovery code, which is too long to be guessed. */
export function hashRecoveryCode(code: string): Buffer {
  return hashToken(recoveryCodeIn(code));
}
