import type { SingleSignOn, UpdateSingleSignOnPayload } from '@suite/contracts/single-sign-on';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { endLocalSessions, requireConfirmedAction } from '../../auth/auth.public.ts';
import { refuseStale } from '../../optimistic-locking/refuse-stale.ts';
import { listAssignableRoles } from '../../staff-roles/staff-roles.public.ts';
import { isAllowedUrl } from '../../http/guarded-calls/public-address.ts';
import { sealClientSecret } from '../provider-key.ts';
import { hasManagerSignedIn } from '../identities.repository.ts';
import {
  findProvider,
  lockProviders,
  replaceProvider,
  type NewProvider,
  type ProviderRow,
} from '../providers.repository.ts';
import { getSingleSignOn, requireOwner } from './get-single-sign-on.ts';
import type { SignInContext } from './start-single-sign-on.ts';
import { refused, requireSecret } from './test-single-sign-on.ts';

/** The audit record contains no secret, only that it was changed. */
export async function updateSingleSignOn(
  db: Database,
  caller: Caller,
  { hotelId, updated_at, ...form }: UpdateSingleSignOnPayload & { hotelId: number | undefined },
  { connections, secretKey, publicUrl }: SignInContext,
): Promise<SingleSignOn> {
  const hotel_id = await requireOwner(db, caller, hotelId);
  if (!isAllowedUrl(form.issuer, connections.rules)) {
    throw refused('issuer', 'PROVIDER_ADDRESS_PRIVATE');
  }
  await db.transaction(async (tx) => {
    await lockProviders(tx);
    const before = await findProvider(tx, hotel_id);
    if (before) refuseStale('single sign-on', before.updated_at, updated_at);
    await requireRoles(tx, caller, { hotel_id, form, before });
    const secret = requireSecret(form, before, secretKey);
    const { client_secret, ...settings } = form;
    const after: NewProvider = {
      ...settings,
      hotel_id,
      role_claim: settings.role_claim || null,
      client_secret: sealClientSecret(secretKey, hotel_id, secret),
    };
    await requireWayIn(tx, after);
    // A provider signs people in, therefore code in the page must not be able to set one.
    await requireConfirmedAction(tx, caller, {
      text: 'Let people sign in with {provider_name} ({issuer})',
      values: { provider_name: form.provider_name, issuer: form.issuer },
    });
    const provider_id = await replaceProvider(tx, after);
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'update-single-sign-on',
      subject_type: 'sign-in provider',
      subject_id: provider_id,
      details: {
        ...changesOf(before, after),
        ...(client_secret ? { client_secret: 'changed' } : {}),
      },
    });
    if (hotel_id !== null && after.is_required) await endLocalSessions(tx, hotel_id);
  });
  return getSingleSignOn(db, caller, hotelId, publicUrl);
}

/** Throws for a new role that the caller could not assign; a stored role may stay. */
async function requireRoles(
  tx: Database,
  caller: Caller,
  { hotel_id, form, before }: { hotel_id: number | null; form: RoleRules; before: ProviderRow | undefined },
): Promise<void> {
  const { default_role_id, role_mappings } = form;
  const known = new Set((await listAssignableRoles(tx, caller, hotel_id)).map(({ id }) => id));
  const code = 'GRANTED_ROLE_REQUIRED';
  const isKept = default_role_id === (before?.default_role_id ?? null);
  if (default_role_id !== null && !isKept && !known.has(default_role_id)) {
    throw refused('default_role_id', code);
  }
  for (const [index, { role_id, claim_value }] of role_mappings.entries()) {
    const stored = before?.role_mappings.find((one) => one.claim_value === claim_value);
    if (stored?.role_id !== role_id && !known.has(role_id))
      throw refused(`role_mappings[${index}].role_id`, code);
  }
  const values = role_mappings.map(({ claim_value }) => claim_value);
  const twice = values.findIndex((value, index) => values.indexOf(value) < index);
  if (twice >= 0) throw refused(`role_mappings[${twice}].claim_value`, 'VALUE_LISTED_ALREADY');
}

type RoleRules = Pick<UpdateSingleSignOnPayload, 'default_role_id' | 'role_mappings'>;

async function requireWayIn(tx: Database, { hotel_id, issuer, is_enabled, is_required }: NewProvider) {
  if (!is_required) return;
  if (hotel_id === null) throw refused('is_required', 'PLATFORM_PASSWORDS_KEPT');
  if (!is_enabled) throw refused('is_required', 'SINGLE_SIGN_ON_OFF');
  if (await hasManagerSignedIn(tx, { hotel_id, issuer })) return;
  throw refused('is_required', 'MANAGER_SIGN_IN_MISSING');
}

function changesOf(before: ProviderRow | undefined, after: NewProvider) {
  const names = [
    'provider_name',
    'issuer',
    'client_id',
    'allowed_domains',
    'default_role_id',
    'role_claim',
    'role_mappings',
    'is_enabled',
    'is_required',
  ] as const;
  const changed = names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]));
  const pick = (one: NewProvider | undefined) =>
    Object.fromEntries(changed.map((name) => [name, one?.[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
