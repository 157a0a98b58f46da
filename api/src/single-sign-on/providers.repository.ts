import { sql, type Database, type Sql } from '@suite/database';
import { laterThan } from '../optimistic-locking/later-than.ts';

export interface ProviderRow {
  id: number;
  hotel_id: number | null;
  provider_name: string;
  issuer: string;
  client_id: string;
  client_secret: Buffer;
  allowed_domains: string[];
  default_role_id: number | null;
  role_claim: string | null;
  role_mappings: { claim_value: string; role_id: number }[];
  is_enabled: boolean;
  is_required: boolean;
  updated_at: Date;
}

export type NewProvider = Omit<ProviderRow, 'id' | 'updated_at'>;

export function findProvider(db: Database, hotel_id: number | null): Promise<ProviderRow | undefined> {
  return selectProvider(db, sql`hotel_id is not distinct from ${hotel_id}::integer`);
}

export function findProviderById(db: Database, id: number): Promise<ProviderRow | undefined> {
  return selectProvider(db, sql`id = ${id}`);
}

async function selectProvider(db: Database, condition: Sql): Promise<ProviderRow | undefined> {
  const [row] = await db.query<ProviderRow>(sql`
    select providers.*, coalesce((
      select json_agg(json_build_object('claim_value', claim_value, 'role_id', role_id) order by position)
      from sign_in_provider_roles where provider_id = providers.id
    ), '[]') as role_mappings
    from sign_in_providers as providers where ${condition}`);
  return row;
}

export async function findUsableProvider(
  db: Database,
  hotel_id: number | null,
): Promise<ProviderRow | undefined> {
  const provider = await findProvider(db, hotel_id);
  return provider?.is_enabled ? provider : undefined;
}

export async function lockProviders(tx: Database): Promise<void> {
  await tx.query(sql`lock table sign_in_providers in share row exclusive mode`);
}

export async function replaceProvider(tx: Database, provider: NewProvider): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into sign_in_providers (hotel_id, provider_name, issuer, client_id, client_secret, allowed_domains,
      default_role_id, role_claim, is_enabled, is_required)
    values (${provider.hotel_id}, ${provider.provider_name}, ${provider.issuer}, ${provider.client_id},
      ${provider.client_secret}, ${provider.allowed_domains}, ${provider.default_role_id}, ${provider.role_claim},
      ${provider.is_enabled}, ${provider.is_required})
    on conflict (hotel_id) do update set provider_name = excluded.provider_name, issuer = excluded.issuer,
      client_id = excluded.client_id, client_secret = excluded.client_secret,
      allowed_domains = excluded.allowed_domains, default_role_id = excluded.default_role_id,
      role_claim = excluded.role_claim, is_enabled = excluded.is_enabled, is_required = excluded.is_required,
      updated_at = ${laterThan('sign_in_providers.updated_at')}
    returning id`);
  if (!row) throw new Error('The provider was not returned');
  await tx.query(sql`delete from sign_in_provider_roles where provider_id = ${row.id}`);
  for (const [position, { claim_value, role_id }] of provider.role_mappings.entries()) {
    await tx.query(sql`
      insert into sign_in_provider_roles (provider_id, position, claim_value, role_id)
      values (${row.id}, ${position}, ${claim_value}, ${role_id})`);
  }
  return row.id;
}
