import { holdsAny } from '@suite/contracts';
import type { Caller } from '../auth/auth.public.ts';
import { ApiError } from '../plugins/errors.ts';

/** Who may decide about registrations. */
export function requireReviewer(caller: Caller): void {
  if (!holdsAny(caller.permissions, ['approve_hotels'])) {
    throw new ApiError(403, 'PERMISSION_DENIED', 'You may not decide about hotel registrations.');
  }
}
