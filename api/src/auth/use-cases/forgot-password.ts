import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import {
  countResetRequestsFrom,
  findResetAccount,
  insertPasswordReset,
  insertResetRequest,
  resetMinutes,
  takeResetRequest,
  type ResetAccount,
  type ResetRequest,
} from '../passwords.repository.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { continueTrace, runInTrace } from '../../http/tracing/trace-context.ts';
import { describeProviderSignIn, providerSignInLink } from '../domain/provider-sign-in.ts';
import { createToken } from '../domain/tokens.ts';
import { findRequiredProvider } from '../sign-ins.repository.ts';

const maxRequestsPerHour = 20;

/** Looks up no account, so that known and unknown addresses take the same time. */
export async function forgotPassword(db: Database, request: ResetRequest): Promise<void> {
  if ((await countResetRequestsFrom(db, request.address)) >= maxRequestsPerHour) {
    throw new DomainError('TOO_MANY_REQUESTS', 'TOO_MANY_LINKS');
  }
  await insertResetRequest(db, request);
}

const maxMailsPerLink = 3;

/** Resolves to false if no request is waiting. */
export async function settleResetRequest(db: Database, publicUrl: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const request = await takeResetRequest(tx);
    if (!request) return false;
    const account = await findResetAccount(tx, request.usr_email);
    if (!account || request.settled_before >= maxMailsPerLink) return true;
    const { traceparent, tracestate } = request;
    await runInTrace(continueTrace(traceparent, tracestate), () => mailAnswer(tx, account, publicUrl));
    await recordAudit(tx, {
      actor: { user_id: null, address: request.address },
      hotel_id: account.hotel_id,
      action: 'forgot-password',
      subject_type: 'user',
      subject_id: account.user_id,
    });
    return true;
  });
}

async function mailAnswer(tx: Database, account: ResetAccount, publicUrl: string): Promise<void> {
  const provider = account.may_be_used ? await findRequiredProvider(tx, account.user_id) : undefined;
  if (provider) {
    return enqueueTranslatedEmail(tx, account, ({ t }) => ({
      subject: t('How to sign in'),
      paragraphs: [t('a new password was asked for with this address.'), describeProviderSignIn(t, provider)],
      link: providerSignInLink(t, provider, publicUrl),
    }));
  }
  if (!account.may_be_used || account.must_change_password) {
    return enqueueTranslatedEmail(tx, account, ({ t }) => ({
      subject: t('You asked for a new password'),
      paragraphs: [
        t('a new password was asked for with this address.'),
        account.may_be_used
          ? t(
              'Your account waits for its first sign-in with the one-time password of your invitation. If you no longer have it, ask your administrator for a new invitation.',
            )
          : t(
              'Your account is not active, so no password was changed. Ask your administrator to activate it.',
            ),
      ],
    }));
  }
  const { token, token_hash } = createToken();
  await insertPasswordReset(tx, account.user_id, token_hash);
  return enqueueTranslatedEmail(tx, account, ({ t }) => ({
    subject: t('Choose a new password'),
    paragraphs: [
      t(
        'a new password was asked for with this address. The button below lets you choose one. It works once, for {minutes} minutes.',
        { minutes: resetMinutes },
      ),
      t('If you did not ask for it, you need do nothing: your password stays as it is.'),
    ],
    link: { label: t('Choose a new password'), url: new URL(`/reset-password#${token}`, publicUrl).href },
  }));
}
