import type { BodyOf } from '@suite/contracts/http';
import type { createPasskeyEndpoint } from '@suite/contracts/auth';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { lockAccount } from '../users.repository.ts';
import { endOtherSessionsOf, releaseSession } from '../sessions.repository.ts';
import type { Caller } from '../../access/caller.ts';
import type { PasskeySite } from '../domain/passkey-site.ts';
import { hashToken } from '../domain/tokens.ts';
import { insertPasskey, takeChallenge, type PasskeyRow } from '../passkeys.repository.ts';
import { requireConfirmation } from './require-confirmation.ts';
import { tellNewSignIn } from './tell-new-sign-in.ts';
import { verifyAnswer } from './verify-passkey.ts';

type CreatedPasskey = BodyOf<typeof createPasskeyEndpoint>['credential'];

interface NewPasskeySettings {
  credential: CreatedPasskey;
  passkey_name: string;
  site: PasskeySite;
  publicUrl: string;
}

async function verify(db: Database, caller: Caller, created: CreatedPasskey, site: PasskeySite) {
  const { clientDataJSON, attestationObject } = created.response;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const take = async (challenge: string) =>
    (await takeChallenge(db, hashToken(challenge), caller.session_id, true)) !== undefined;
  const verified = await verifyAnswer(take, (expectedChallenge) =>
    verifyRegistrationResponse({
      response: { ...created, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      requireUserVerification: true,
    }),
  );
  return verified?.registrationInfo?.credential;
}

export async function createPasskey(
  db: Database,
  caller: Caller,
  { credential, passkey_name, site, publicUrl }: NewPasskeySettings,
): Promise<PasskeyRow> {
  await requireConfirmation(db, caller);
  const made = await verify(db, caller, credential, site);
  if (!made) {
    throw new DomainError('VALIDATION_ERROR', 'PASSKEY_NOT_VERIFIED');
  }
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.user_id);
    const passkey = await insertPasskey(tx, {
      user_id: caller.user_id,
      credential_id: made.id,
      public_key: Buffer.from(made.publicKey),
      sign_count: made.counter,
      transports: credential.response.transports ?? [],
      passkey_name,
    });
    if (!passkey) throw new DomainError('CONFLICT', 'PASSKEY_REGISTERED_ALREADY');
    await releaseSession(tx, caller.session_id);
    await endOtherSessionsOf(tx, caller.user_id, caller.session_id, 'second factor changed');
    await tellNewSignIn(tx, account, publicUrl, ({ t, verbatim }) => ({
      subject: t('A passkey was added to your account'),
      text: t('from now on this passkey opens your account besides your password.'),
      facts: [[t('Passkey'), verbatim(passkey_name)]],
    }));
    await recordAudit(tx, {
      actor: caller,
      hotel_id: caller.hotel_id,
      action: 'create-passkey',
      subject_type: 'passkey',
      subject_id: passkey.id,
      details: { passkey_name },
    });
    return passkey;
  });
}
