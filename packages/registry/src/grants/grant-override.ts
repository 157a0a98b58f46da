import type { Database } from '@suite/database';
import { isOnThisMachine, type Release } from '@suite/descriptor';
import { RegistryError } from '../errors/registry-error.ts';
import type { ReleaseActor } from '../release-changes.repository.ts';
import type { Confirm } from '../tokens/require-actor.ts';
import type { FindPerson, Person } from '../visitor.ts';
import type { GrantSigner } from './grant-signer.ts';
import type { OverrideRequest } from './override-request.ts';
import { findFreeOverride, storeDevelopmentBuild, insertOverride } from './overrides.repository.ts';

const hourMs = 60 * 60 * 1000;
const freeOverrideHours = 12;

interface GrantDeps {
  database: Database;
  signer: GrantSigner;
  findPerson: FindPerson;
  confirm: Confirm;
}

export interface Grant {
  id: number;
  grant: string;
  remote: string;
  url: string;
  granted_to: string;
  expires_at: Date;
}

interface GrantRequest extends Omit<OverrideRequest, 'release'> {
  release: { release: string; manifest: Release } | undefined;
}

export async function grantOverride(
  { database, signer, findPerson, confirm }: GrantDeps,
  { remote, url, hours = 1, user, release }: GrantRequest,
  actor: ReleaseActor,
): Promise<Grant> {
  const person = user === undefined ? undefined : await requirePerson(findPerson, user);
  const expires_at = new Date(Date.now() + hours * hourMs);
  const user_id = person?.user_id ?? null;
  const holder = isOnThisMachine(url) ? 'the first user who confirms the grant' : 'any holder of the grant';
  const granted_to = person?.name ?? holder;
  const id = await database.transaction(async (tx) => {
    await confirm(tx);
    const added = { remote, url, user_id, granted_to, is_free: false, expires_at };
    const inserted = await insertOverride(tx, added, actor);
    if (release) await storeDevelopmentBuild(tx, inserted, release);
    return inserted;
  });
  const grant = signer.sign({ id, remote, url, user_id, expires_at: expires_at.toISOString() });
  return { id, grant, remote, url, granted_to, expires_at };
}

export async function allowFreeOverride(
  { database, signer }: GrantDeps,
  { remote, url, release }: GrantRequest,
  actor: ReleaseActor,
): Promise<Grant> {
  const place = { remote, url };
  const granted_to = 'all users of this server';
  const { id, expires_at } = await database.transaction(async (tx) => {
    const found = await findFreeOverride(tx, place);
    const until = found?.expires_at ?? new Date(Date.now() + freeOverrideHours * hourMs);
    const added = { ...place, user_id: null, granted_to, is_free: true, expires_at: until };
    const at = found?.id ?? (await insertOverride(tx, added, actor));
    if (release) await storeDevelopmentBuild(tx, at, release);
    return { id: at, expires_at: until };
  });
  const grant = signer.sign({ id, ...place, user_id: null, expires_at: expires_at.toISOString() });
  return { id, grant, ...place, granted_to, expires_at };
}

async function requirePerson(findPerson: FindPerson, user: string): Promise<Person> {
  const person = await findPerson(user);
  if (person) return person;
  throw new RegistryError(404, 'NOT_FOUND', `There is no user ${user}. Give an id or an e-mail address.`);
}
