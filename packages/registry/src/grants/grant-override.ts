import type { Database } from '@suite/database';
import type { Release } from '@suite/remote-kit/descriptor';
import { RegistryError } from '../errors/registry-error.ts';
import type { Mover } from '../moves.repository.ts';
import type { FindPerson, Person } from '../visitor.ts';
import type { GrantSigner } from './grant-signer.ts';
import type { OverrideRequest } from './override-request.ts';
import { findFreeOverride, handIn, insertOverride } from './overrides.repository.ts';

const hourInMs = 60 * 60 * 1000;
const hoursOfFree = 12;

interface Granting {
  database: Database;
  signer: GrantSigner;
  findPerson: FindPerson;
}

/** A right to override, as its holder is told of it. */
export interface Grant {
  id: number;
  grant: string;
  remote: string;
  url: string;
  granted_to: string;
  expires_at: Date;
}

interface Wanted extends Omit<OverrideRequest, 'release'> {
  release: { release: string; manifest: Release } | undefined;
}

/** Grants an override, noted with who granted it to whom. @throws RegistryError 404 for a person nobody knows */
export async function grantOverride(
  { database, signer, findPerson }: Granting,
  { remote, url, hours = 1, user, release }: Wanted,
  mover: Mover,
): Promise<Grant> {
  const person = user === undefined ? undefined : await requirePerson(findPerson, user);
  const expires_at = new Date(Date.now() + hours * hourInMs);
  const user_id = person?.user_id ?? null;
  const granted_to = person?.name ?? 'whoever holds it';
  const id = await database.transaction(async (tx) => {
    const added = { remote, url, user_id, granted_to, is_free: false, expires_at };
    const inserted = await insertOverride(tx, added, mover);
    if (release) await handIn(tx, inserted, release);
    return inserted;
  });
  const grant = signer.sign({ id, remote, url, user_id, expires_at: expires_at.toISOString() });
  return { id, grant, remote, url, granted_to, expires_at };
}

/** On a server in development anybody may override; asking again for the same place hands in the newer build. */
export async function allowFreeOverride(
  { database, signer }: Granting,
  { remote, url, release }: Wanted,
  mover: Mover,
): Promise<Grant> {
  const place = { remote, url };
  const granted_to = 'everybody here';
  const { id, expires_at } = await database.transaction(async (tx) => {
    const found = await findFreeOverride(tx, place);
    const until = found?.expires_at ?? new Date(Date.now() + hoursOfFree * hourInMs);
    const added = { ...place, user_id: null, granted_to, is_free: true, expires_at: until };
    const at = found?.id ?? (await insertOverride(tx, added, mover));
    if (release) await handIn(tx, at, release);
    return { id: at, expires_at: until };
  });
  const grant = signer.sign({ id, ...place, user_id: null, expires_at: expires_at.toISOString() });
  return { id, grant, ...place, granted_to, expires_at };
}

async function requirePerson(findPerson: FindPerson, user: string): Promise<Person> {
  const person = await findPerson(user);
  if (person) return person;
  throw new RegistryError(
    404,
    'NOT_FOUND',
    `There is nobody called ${user}. Give an id or an e-mail address.`,
  );
}
