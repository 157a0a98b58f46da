import { randomInt } from 'node:crypto';
import { recoveryCodeIn, recoveryCodeLength } from '@suite/contracts/auth';
import { Secret, TOTP } from 'otpauth';
import { defineSealedColumn } from '../../sealing/sealed-column.ts';
import { hashToken } from './tokens.ts';

export const secondFactorMinutes = { setup: 10, pendingLogin: 5 } as const;

const secretBytes = 20;
const periodSeconds = 30;
const skewSteps = 1;

const recoveryCodeCount = 10;
// Excludes similar letters such as 0 and O, because codes are copied from paper. 24 of 32 letters are 120 bits.
const recoveryAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** All authenticator apps support SHA-1, six digits and thirty seconds. */
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

export function describeSecret(secret: Buffer, usr_email: string): { uri: string; secret: string } {
  const app = appOf(secret, usr_email);
  return { uri: app.toString(), secret: app.secret.base32 };
}

export function stepOfCode(secret: Buffer, code: string, now = Date.now()): number | undefined {
  const delta = appOf(secret, '').validate({ token: code, timestamp: now, window: skewSteps });
  return delta === null ? undefined : Math.floor(now / 1000 / periodSeconds) + delta;
}

const sealedSecret = {
  purpose: 'auth.authenticator',
  column: 'secret_encrypted',
  context: `convert_to('authenticator ' || user_id, 'UTF8')`,
};
/** Both columns are sealed alike, because a confirmed secret moves between the tables without being resealed. */
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

/** Recovery codes are too long to be guessed and need no slow hash. */
export function hashRecoveryCode(code: string): Buffer {
  return hashToken(recoveryCodeIn(code));
}
