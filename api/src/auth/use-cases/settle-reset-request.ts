import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { composeEmail, enqueueEmail } from '../../mail/mail.public.ts';
import { continueTrace, runInTrace } from '../../http/tracing/trace-context.ts';
import { describeProviderSignIn, providerSignInLink } from '../domain/provider-sign-in.ts';
import { createToken } from '../domain/tokens.ts';
import { insertPasswordReset, resetMinutes } from '../password-resets.repository.ts';
import { findResetAccount, takeResetRequest, type ResetAccount } from '../reset-requests.repository.ts';
import { findRequiredProvider } from '../required-providers.repository.ts';

/** As many mails go to an address while the first link works: one of them always does. */
const maxMailsPerLink = 3;

/** Settles the oldest request for a new password: its account gets a mail, an unknown address nothing. False when none waits. */
export async function settleResetRequest(db: Database, publicUrl: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const request = await takeResetRequest(tx);
    if (!request) return false;
    const account = await findResetAccount(tx, request.usr_email);
    if (!account || request.settled_before >= maxMailsPerLink) return true;
    const mail = { recipient: account.usr_email, ...(await mailFor(tx, account, publicUrl)) };
    await runInTrace(continueTrace(request.traceparent, request.tracestate), () => enqueueEmail(tx, mail));
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

async function mailFor(tx: Database, account: ResetAccount, publicUrl: string) {
  const greeting = `Hello ${account.usr_firstname},`;
  const asked = 'a new password was asked for with this address.';
  const provider = account.may_be_used ? await findRequiredProvider(tx, account.user_id) : undefined;
  if (provider) {
    const content = composeEmail({
      greeting,
      paragraphs: [asked, describeProviderSignIn(provider)],
      link: providerSignInLink(provider, publicUrl),
    });
    return { subject: 'How to sign in', ...content };
  }
  if (!account.may_be_used || account.must_change_password) {
    const reason = account.may_be_used
      ? 'Your account waits for its first sign-in with the one-time password of your invitation. If you no longer have it, ask your administrator for a new invitation.'
      : 'Your account is not active, so no password was changed. Ask your administrator to activate it.';
    const content = composeEmail({ greeting, paragraphs: [asked, reason] });
    return { subject: 'You asked for a new password', ...content };
  }
  const { token, token_hash } = createToken();
  await insertPasswordReset(tx, account.user_id, token_hash);
  return {
    subject: 'Choose a new password',
    ...composeEmail({
      greeting,
      paragraphs: [
        `${asked} The button below lets you choose one. It works once, for ${resetMinutes} minutes.`,
        'If you did not ask for it, you need do nothing: your password stays as it is.',
      ],
      link: {
        label: 'Choose a new password',
        url: new URL(`/reset-password#${token}`, publicUrl).href,
      },
    }),
  };
}
