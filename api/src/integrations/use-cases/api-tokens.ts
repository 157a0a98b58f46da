import { randomBytes } from 'node:crypto';
import {
  createApiTokenSchema,
  type ApiToken,
  type createApiTokenEndpoint,
  type CreateApiTokenPayload,
} from '@suite/contracts/integrations';
import { calendarDateIn } from '@suite/contracts/dates';
import type { ResultOf } from '@suite/contracts/http';
import type { Database } from '@suite/database';
import { apiTokenStart, type Caller } from '../../access/caller.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { requireConfirmedAction } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireRunHotel } from '../../hotels/hotels.public.ts';
import { requireHotelToRead } from '../../rooms/rooms.public.ts';
import { parseBody } from '../../validation/request-values.ts';
import {
  countLiveTokens,
  endExpiredTokens,
  findTokens,
  insertToken,
  revokeToken,
  type ApiTokenRow,
} from '../api-tokens.repository.ts';
import { hashSecret } from './find-machine.ts';
import { mailTokenChange } from './mail-token-change.ts';

const maxLiveTokens = 50;
const prefixLength = 6;

/** @throws DomainError HOTEL_NOT_FOUND, VALIDATION_ERROR if a global role names no hotel */
export async function listApiTokens(
  db: Database,
  caller: Caller,
  hotelId: number | undefined,
): Promise<ApiToken[]> {
  const rows = await findTokens(db, await requireHotelToRead(db, caller, hotelId));
  return rows.map(toApiToken);
}

/** @throws DomainError PERMISSION_DENIED, VALIDATION_ERROR, CONFLICT, CONFIRMATION_REQUIRED */
export async function createApiToken(
  db: Database,
  caller: Caller,
  payload: CreateApiTokenPayload,
  publicUrl: string,
): Promise<ResultOf<typeof createApiTokenEndpoint>> {
  const hotel_id = requireRunHotel(caller);
  const time_zone = caller.hotel_time_zone ?? 'UTC';
  const values = { today: calendarDateIn(time_zone) };
  const fields = parseBody(createApiTokenSchema, payload, { values }) as CreateApiTokenPayload;
  const { name, scopes, expires_on } = fields;
  const start = `${apiTokenStart}${hotel_id}_`;
  const secret = start + randomBytes(32).toString('base64url');
  return db.transaction(async (tx) => {
    await endExpiredTokens(tx, hotel_id);
    if ((await countLiveTokens(tx, hotel_id)) >= maxLiveTokens) {
      throw new DomainError('CONFLICT', 'TOO_MANY_API_TOKENS', { most: maxLiveTokens });
    }
    const row = await insertToken(tx, {
      ...{ hotel_id, name, scopes, expires_on, time_zone, created_by: caller.user_id },
      ...{ token_hash: hashSecret(secret), prefix: secret.slice(0, start.length + prefixLength) },
    });
    if (!row) throw new DomainError('CONFLICT', 'API_TOKEN_NAME_TAKEN', { name }, 'name');
    await requireConfirmedAction(tx, caller, {
      text: 'Create the API token {name} with the scopes {scopes}',
      values: { name, scopes: scopes.join(', ') },
    });
    await recordAudit(tx, {
      ...{
        actor: caller,
        hotel_id,
        action: 'create-api-token',
        subject_type: 'api-token',
        subject_id: row.id,
      },
      details: { name, scopes, expires_on },
    });
    await mailTokenChange(tx, caller, { kind: 'created', hotel_id, token: row, publicUrl });
    return { token: toApiToken(row), secret };
  });
}

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND */
export async function revokeApiToken(
  db: Database,
  caller: Caller,
  id: number,
  publicUrl: string,
): Promise<void> {
  const hotel_id = requireRunHotel(caller);
  await db.transaction(async (tx) => {
    const revoked = await revokeToken(tx, hotel_id, id);
    if (!revoked) throw new DomainError('NOT_FOUND', 'API_TOKEN_NOT_FOUND');
    await recordAudit(tx, {
      ...{ actor: caller, hotel_id, action: 'revoke-api-token', subject_type: 'api-token', subject_id: id },
      details: { name: revoked.name },
    });
    await mailTokenChange(tx, caller, { kind: 'revoked', hotel_id, token: revoked, publicUrl });
  });
}

function toApiToken(row: ApiTokenRow): ApiToken {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}
