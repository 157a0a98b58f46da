import type { SecondStep } from '@suite/contracts/auth';
import type { Database } from '@suite/database';
import { findSecondFactors } from '../second-factors.repository.ts';
import { insertPendingLogin } from '../sign-ins.repository.ts';
import { refuseLocalSignIn } from './open-account.ts';
import { createToken } from '../domain/tokens.ts';

export interface PendingLogin {
  step: 'second-factor';
  second_steps: SecondStep[];
  login_token: string;
}

/** Returns undefined if the password suffices. */
export async function beginSecondStep(tx: Database, user_id: number): Promise<PendingLogin | undefined> {
  const { has_app, has_passkey, is_required } = await findSecondFactors(tx, user_id);
  // A passkey replaces the password where no second factor is required.
  if (!has_app && !(has_passkey && is_required)) return undefined;
  await refuseLocalSignIn(tx, user_id);
  const { token, token_hash } = createToken();
  await insertPendingLogin(tx, user_id, token_hash);
  const second_steps: SecondStep[] = [
    ...(has_app ? (['code'] as const) : []),
    ...(has_passkey ? (['passkey'] as const) : []),
  ];
  return { step: 'second-factor', second_steps, login_token: token };
}
