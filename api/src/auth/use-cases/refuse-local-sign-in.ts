import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { findRequiredProvider } from '../required-providers.repository.ts';

/** Must be called after the person has proved their identity, because the refusal names the provider. */
export async function refuseLocalSignIn(tx: Database, user_id: number): Promise<void> {
  const required = await findRequiredProvider(tx, user_id);
  if (!required) return;
  const { provider_name, hotel_id } = required;
  const refusal = new DomainError('PERMISSION_DENIED', 'PROVIDER_SIGN_IN_REQUIRED', { provider_name });
  refusal.fields = [{ field: 'provider', message: String(hotel_id) }];
  throw refusal;
}
