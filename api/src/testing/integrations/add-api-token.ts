import { randomBytes, randomUUID } from 'node:crypto';
import type { ApiScope } from '@suite/contracts/permissions';
import { sql, type Database } from '@suite/database';
import { hashSecret } from '../../integrations/integrations.public.ts';

export interface TestToken {
  id: number;
  secret: string;
  headers: { authorization: string };
}

export async function addApiToken(
  db: Database,
  fields: { hotel_id: number; created_by: number; scopes?: readonly ApiScope[]; name?: string },
): Promise<TestToken> {
  const { hotel_id, created_by, scopes = ['bookings:read'], name = `Token ${randomUUID()}` } = fields;
  const secret = `suite_${hotel_id}_${randomBytes(32).toString('base64url')}`;
  const [row] = await db.query<{ id: number }>(sql`
    insert into api_tokens (hotel_id, name, scopes, token_hash, prefix, created_by, expires_at)
    values (${hotel_id}, ${name}, ${scopes}::text[], ${hashSecret(secret)}, ${secret.slice(0, 14)}, ${created_by},
      now() + interval '1 day')
    returning id`);
  if (!row) throw new Error('no token');
  return { id: row.id, secret, headers: { authorization: `Bearer ${secret}` } };
}
