import { createHash } from 'node:crypto';
import { permissionsOfScopes } from '@suite/contracts/permissions';
import type { Database } from '@suite/database';
import { apiTokenStart, type FoundMachine } from '../../access/caller.ts';
import { findUsedToken, touchToken } from '../api-tokens.repository.ts';

const secretPattern = new RegExp(`^${apiTokenStart}(\\d{1,9})_[\\w-]{43}$`);

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Reads the token at each call, so that a revoked one is refused at once by every process. */
export async function findMachine(
  database: Database,
  secret: string,
  { address, log }: { address: string; log: { warn(details: object, message: string): void } },
): Promise<FoundMachine> {
  const [, hotel] = secretPattern.exec(secret) ?? [];
  if (hotel === undefined) return { state: 'unknown' };
  const hotel_id = Number(hotel);
  const row = await findUsedToken(database, hotel_id, hashSecret(secret));
  if (!row) return { state: 'unknown' };
  if (row.is_expired) return { state: 'expired' };
  if (row.is_revoked) return { state: 'revoked' };
  const { id, name, scopes, hotel_name, hotel_time_zone } = row;
  if (row.is_used_long_ago) {
    touchToken(database, hotel_id, id).catch((error: unknown) =>
      log.warn({ err: error }, 'The last use of an API token could not be stored; the next call tries again'),
    );
  }
  return {
    state: 'valid',
    caller: {
      user_id: null,
      token: { id, name, scopes },
      permissions: permissionsOfScopes(scopes),
      roles: [],
      scope: { kind: 'hotel', hotel_id },
      hotel_id,
      hotel_name,
      hotel_time_zone,
      address,
    },
  };
}
