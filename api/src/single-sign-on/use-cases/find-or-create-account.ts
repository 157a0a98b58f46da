import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { findAccountOf, isEmailKept, type SignInAccount } from '../../auth/auth.public.ts';
import { createProviderAccount, findUserId } from '../../staff-roles/staff-roles.public.ts';
import { mappedRole, type Claims } from '../domain/mapped-role.ts';
import { isInDomains, readPerson, type ProviderPerson } from '../domain/read-person.ts';
import { SignInRefusal } from '../sign-in-refusal.ts';
import { findLinkedUser, insertIdentity, type Identity } from '../identities.repository.ts';
import type { ProviderRow } from '../providers.repository.ts';

/** Uses the linked account, then the verified e-mail address, then a new account; never one of another hotel. */
export async function findOrCreateAccount(
  tx: Database,
  provider: ProviderRow,
  claims: Claims,
  address: string,
): Promise<SignInAccount> {
  const person = readPerson(claims);
  const identity = { provider_id: provider.id, issuer: provider.issuer, subject: person.subject };
  const linked = await findLinkedUser(tx, identity);
  if (linked !== undefined) return requireOwn(tx, provider, linked);
  const usr_email = requireEmail(provider, person);
  const known = await findUserId(tx, usr_email);
  if (known === null) return createAccount(tx, { provider, identity, person, usr_email, claims, address });
  const account = await requireOwn(tx, provider, known);
  if (!(await insertIdentity(tx, identity, known))) throw new SignInRefusal('other-person');
  await recordLink(tx, provider, known, address);
  return account;
}

async function requireOwn(tx: Database, provider: ProviderRow, user_id: number): Promise<SignInAccount> {
  const account = await findAccountOf(tx, user_id);
  if (!account || account.hotel_id !== provider.hotel_id) throw new SignInRefusal('not-opened');
  return account;
}

function requireEmail({ allowed_domains }: ProviderRow, { verified_email }: ProviderPerson): string {
  if (verified_email === null) throw new SignInRefusal('unverified-email');
  if (!isInDomains(verified_email, allowed_domains)) throw new SignInRefusal('other-domain');
  return verified_email;
}

interface NewPerson {
  provider: ProviderRow;
  identity: Identity;
  person: ProviderPerson;
  usr_email: string;
  claims: Claims;
  address: string;
}

async function createAccount(
  tx: Database,
  { provider, identity, person, usr_email, claims, address }: NewPerson,
): Promise<SignInAccount> {
  const role_id = mappedRole(provider, claims);
  if (role_id === null) throw new SignInRefusal('no-account');
  const { usr_firstname, usr_lastname } = person;
  const { hotel_id } = provider;
  const isKept = await isEmailKept(tx, usr_email);
  const user_id = isKept
    ? null
    : await createProviderAccount(tx, { hotel_id, usr_email, usr_firstname, usr_lastname, role_id });
  if (user_id === null) throw new SignInRefusal('not-opened');
  if (!(await insertIdentity(tx, identity, user_id))) throw new SignInRefusal('not-opened');
  await recordAudit(tx, {
    actor: { user_id, address },
    hotel_id,
    action: 'create-single-sign-on-account',
    subject_type: 'user',
    subject_id: user_id,
    details: { provider_name: provider.provider_name, role_id },
  });
  await recordLink(tx, provider, user_id, address);
  return requireOwn(tx, provider, user_id);
}

function recordLink(
  tx: Database,
  { hotel_id, provider_name, issuer }: ProviderRow,
  user_id: number,
  address: string,
): Promise<void> {
  return recordAudit(tx, {
    actor: { user_id, address },
    hotel_id,
    action: 'link-single-sign-on',
    subject_type: 'user',
    subject_id: user_id,
    details: { provider_name, issuer },
  });
}
