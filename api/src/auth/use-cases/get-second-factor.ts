import type { Database } from '@suite/database';
import { findAuthenticator, findSecondFactors } from '../authenticators.repository.ts';
import { countRecoveryCodes } from '../recovery-codes.repository.ts';

export async function getSecondFactor(db: Database, user_id: number) {
  const app = await findAuthenticator(db, user_id);
  const { is_required } = await findSecondFactors(db, user_id);
  return {
    is_on: app !== undefined,
    is_required,
    created_at: app?.created_at ?? null,
    recovery_codes_left: await countRecoveryCodes(db, user_id),
  };
}
