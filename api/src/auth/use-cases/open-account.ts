import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { findRequiredProvider, recordLogin } from '../sign-ins.repository.ts';
import { findSecondFactors } from '../second-factors.repository.ts';
import { endSessionsOfTokens, type SessionProvider } from '../sessions.repository.ts';
import { hashToken } from '../domain/tokens.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { startSession, type SessionTokens } from './start-session.ts';

/** `presented` holds the browser's previous session tokens, which are revoked. */
export interface Device {
  address: string;
  user_agent: string;
  presented: readonly string[];
}

export type OpenedAccount = SessionTokens & { user_id: number; must_set_up_second_factor: boolean };

type SignIn = 'login' | 'login-passkey' | 'login-second-factor' | 'login-single-sign-on';

/** `provider` is required if the hotel requires single sign-on. */
export async function openAccount(
  tx: Database,
  { user_id, hotel_id }: { user_id: number; hotel_id: number | null },
  { presented, ...device }: Device,
  action: SignIn,
  provider?: SessionProvider,
): Promise<OpenedAccount> {
  if (!provider) await refuseLocalSignIn(tx, user_id);
  if (presented.length > 0) await endSessionsOfTokens(tx, presented.map(hashToken), 'signed in again');
  await recordLogin(tx, user_id);
  const factors = action === 'login' ? await findSecondFactors(tx, user_id) : undefined;
  const must_set_up_second_factor = factors?.is_required ?? false;
  const tokens = await startSession(tx, { user_id, must_set_up_second_factor, provider, ...device });
  await recordAudit(tx, {
    actor: { user_id, address: device.address },
    hotel_id,
    action,
    subject_type: 'user',
    subject_id: user_id,
  });
  return { user_id, must_set_up_second_factor, ...tokens };
}

/** Must be called after the person has proved their identity, because the refusal names the provider. */
export async function refuseLocalSignIn(tx: Database, user_id: number): Promise<void> {
  const required = await findRequiredProvider(tx, user_id);
  if (!required) return;
  const { provider_name, hotel_id } = required;
  const refusal = new DomainError('PERMISSION_DENIED', 'PROVIDER_SIGN_IN_REQUIRED', { provider_name });
  refusal.fields = [{ field: 'provider', message: String(hotel_id) }];
  throw refusal;
}
