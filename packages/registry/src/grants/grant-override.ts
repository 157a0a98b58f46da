import type { Database } from '@suite/database';
import { isOnThisMachine, check, overrideUrl, type Release } from '@suite/descriptor';
import { RegistryError, requireValid } from '../errors/registry-error.ts';
import type { ReleaseActor } from '../release-changes.repository.ts';
import type { Confirm } from '../tokens/require-actor.ts';
import type { FindPerson, Person } from '../visitor.ts';
import type { GrantSigner } from './grant-signer.ts';
import { findFreeOverride, storeDevelopmentBuild, insertOverride } from './overrides.repository.ts';
import { mixed, number, object, string, type InferType } from 'yup';

const example = 'Send {"remote": "mf-bookings", "url": "https://my-machine.example:4001/", "hours": 2}';
const hoursProblem = 'hours must be a whole number from 1 to 168';

const bodySchema = object({
  remote: string()
    .typeError('remote must be text')
    .max(60)
    .matches(/^mf-[a-z0-9]+(?:-[a-z0-9]+)*$/, 'remote must look like mf-bookings')
    .required(`remote is required. ${example}`),
  url: string().typeError('url must be text').max(300).required(`url is required. ${example}`),
  hours: number()
    .typeError(hoursProblem)
    .integer(hoursProblem)
    .min(1, hoursProblem)
    .max(168, hoursProblem)
    .optional(),
  user: string()
    .typeError('user must be the id or the e-mail address of a person')
    .min(1)
    .max(320)
    .optional(),
  /** The address serves this release.json now; it is not validated yet. */
  release: mixed().optional(),
})
  .noUnknown('The body has unknown fields: ${unknown}')
  .typeError(example)
  .required(example);

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
  throw new RegistryError('NOT_FOUND', `There is no user ${user}. Give an id or an e-mail address.`);
}

type OverrideRequest = InferType<typeof bodySchema>;

export function readOverrideRequest(body: unknown): OverrideRequest {
  const { url: text, ...wanted } = requireValid(check(bodySchema, body));
  const url = overrideUrl(text);
  if (url !== undefined) return { ...wanted, url };
  const message =
    'url must begin with https:// or http://localhost and name one host as browsers write it, without user name, query or fragment.';
  throw new RegistryError('VALIDATION_ERROR', message, [{ field: 'url', message }]);
}
