import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import {
  accountIsInactive,
  forgetOneTimePassword,
  hashToken,
  openAccount,
  type Device,
  type OpenedAccount,
} from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { takeAttempt, type Attempt } from '../attempts.repository.ts';
import { addressesOf } from '../domain/provider-addresses.ts';
import { sealProviderToken } from '../provider-key.ts';
import { SignInRefusal } from '../sign-in-refusal.ts';
import type { ProviderRow } from '../providers.repository.ts';
import { fetchClaims, type FetchedClaims } from './fetch-claims.ts';
import { findOrCreateAccount } from './find-or-create-account.ts';
import { connectStored, requireProvider, type SignInContext } from './start-single-sign-on.ts';

interface Answer {
  provider: string;
  query: string;
  browserToken: string | undefined;
  device: Device;
}

/** The provider is responsible for the second factor. */
export async function finishSingleSignOn(
  db: Database,
  { provider: named, query, browserToken, device }: Answer,
  context: SignInContext,
): Promise<OpenedAccount & { return_to: string }> {
  const provider = await requireProvider(db, named);
  const state = new URLSearchParams(query).get('state') ?? '';
  const attempt = await takeAttempt(db, {
    state_hash: hashToken(state),
    browser_hash: hashToken(browserToken ?? ''),
    provider_id: provider.id,
  });
  if (!browserToken || !attempt) throw new SignInRefusal('other-browser');
  try {
    // The provider's issuer changed during the sign-in.
    if (attempt.issuer !== provider.issuer) throw new SignInRefusal('refused-answer');
    const fetched = await askProvider(provider, { attempt, query, state }, context);
    const opened = await db.transaction((tx) => open(tx, { provider, fetched, device }, context));
    return { ...opened, return_to: attempt.return_to };
  } catch (error) {
    if (error instanceof DomainError) await recordRefusal(db, provider, error, device.address);
    throw error;
  }
}

async function open(
  tx: Database,
  { provider, fetched, device }: { provider: ProviderRow; fetched: FetchedClaims; device: Device },
  { secretKey }: SignInContext,
): Promise<OpenedAccount> {
  const account = await findOrCreateAccount(tx, provider, fetched.claims, device.address);
  if (!account.is_active) throw accountIsInactive();
  await forgetOneTimePassword(tx, account.user_id);
  const provider_token = sealProviderToken(secretKey, provider.id, fetched.id_token);
  return openAccount(tx, account, device, 'login-single-sign-on', {
    provider_id: provider.id,
    provider_token,
  });
}

async function askProvider(
  provider: ProviderRow,
  { attempt, query, state }: { attempt: Attempt; query: string; state: string },
  context: SignInContext,
): Promise<FetchedClaims> {
  const config = await connectStored(provider, context);
  const { redirect_uri } = addressesOf(context.publicUrl, provider.hotel_id);
  return fetchClaims(config, { redirect_uri, query, state, provider }, attempt);
}

function recordRefusal(
  db: Database,
  { id, hotel_id, provider_name }: ProviderRow,
  error: DomainError,
  address: string,
): Promise<void> {
  const reason = error instanceof SignInRefusal ? error.reason : error.errorType;
  return db.transaction((tx) =>
    recordAudit(tx, {
      actor: { user_id: null, address },
      hotel_id,
      action: 'refuse-single-sign-on',
      subject_type: 'sign-in provider',
      subject_id: id,
      details: { provider_name, reason },
    }),
  );
}
