import type { PlainCode } from '@suite/contracts/messages';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { openBytes, sealingKeys } from '../../sealing/sealed-bytes.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { lockAccount } from '../users.repository.ts';
import {
  countRecoveryCodes,
  findAuthenticator,
  takeRecoveryCode,
  takeStep,
} from '../second-factors.repository.ts';
import { findRequiredProvider } from '../sign-ins.repository.ts';
import { guardCodes } from './guard-codes.ts';
import {
  authenticatorApp,
  authenticatorContext,
  hashRecoveryCode,
  stepOfCode,
} from '../domain/authenticator.ts';
import { passwordAdvice } from '../domain/provider-sign-in.ts';

export interface GivenCode {
  user_id: number;
  address: string;
  code: string;
  secretKey: SecretKey;
}

/** Allows recovery codes despite the limits, because they are too long to be guessed. */
export async function spendCode<T>(
  db: Database,
  given: GivenCode,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  if (!/^\d{6}$/.test(given.code)) {
    return db.transaction(async (tx) => {
      await spendRecoveryCode(tx, given);
      return work(tx);
    });
  }
  const guess = await guardCodes(db, given);
  const step = await findStep(db, given);
  const outcome = await db.transaction(async (tx) => {
    if (step === undefined || !(await takeStep(tx, given.user_id, step))) return { isRight: false as const };
    await guess.forgive(tx);
    return { isRight: true as const, done: await work(tx) };
  });
  if (outcome.isRight) return outcome.done;
  await guess.refuse();
  throw wrongCode('APP_CODE_WRONG');
}

async function findStep(db: Database, { user_id, code, secretKey }: GivenCode): Promise<number | undefined> {
  const app = await findAuthenticator(db, user_id);
  if (!app) return undefined;
  const context = authenticatorContext(user_id);
  return stepOfCode(openBytes(sealingKeys(authenticatorApp, secretKey), context, app.secret_encrypted), code);
}

async function spendRecoveryCode(tx: Database, { user_id, address, code }: GivenCode): Promise<void> {
  const account = await lockAccount(tx, user_id);
  if (!(await takeRecoveryCode(tx, user_id, hashRecoveryCode(code)))) {
    throw wrongCode('RECOVERY_CODE_WRONG');
  }
  const left = await countRecoveryCodes(tx, user_id);
  const provider = await findRequiredProvider(tx, user_id);
  await enqueueTranslatedEmail(tx, account, ({ t }) => ({
    subject: t('A recovery code of your account was used'),
    paragraphs: [
      t('a recovery code took the place of your authenticator app. You have {left} left.', { left }),
      passwordAdvice.makeRecoveryCodes(t, provider),
    ],
  }));
  await recordAudit(tx, {
    actor: { user_id, address },
    hotel_id: account.hotel_id,
    action: 'use-recovery-code',
    subject_type: 'user',
    subject_id: user_id,
    details: { recovery_codes_left: left },
  });
}

function wrongCode(code: PlainCode): DomainError {
  return new DomainError('VALIDATION_ERROR', code, {}, 'code');
}
