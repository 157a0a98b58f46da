import type { Database } from '@suite/database';
import type { Caller } from '../../auth/auth.public.ts';
import { ApiError } from '../../plugins/errors.ts';
import type { Move } from './staffing-moves.ts';

const rolledBack = new Error('rolled back');

/** Does some work and takes all of it back. */
export async function andUndo(db: Database, work: (tx: Database) => Promise<void>): Promise<void> {
  await db
    .transaction(async (tx) => {
      await work(tx);
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
}

/** What the server answers to a call: `made`, or the status of its refusal. */
export async function attempt(
  tx: Database,
  caller: Caller,
  { make }: Pick<Move, 'make'>,
): Promise<'made' | number> {
  try {
    await make(tx, caller);
    return 'made';
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}
