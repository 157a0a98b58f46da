import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import {
  countResetRequestsFrom,
  insertResetRequest,
  type ResetRequest,
} from '../reset-requests.repository.ts';

const maxRequestsPerHour = 20;

/** Looks up no account, so that known and unknown addresses take the same time. */
export async function forgotPassword(db: Database, request: ResetRequest): Promise<void> {
  if ((await countResetRequestsFrom(db, request.address)) >= maxRequestsPerHour) {
    throw new DomainError('TOO_MANY_REQUESTS', 'TOO_MANY_LINKS');
  }
  await insertResetRequest(db, request);
}
