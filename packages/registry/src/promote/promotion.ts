import type { Database } from '@suite/database';
import { check, releaseIdPattern } from '@suite/descriptor';
import { array, number, object, string } from 'yup';
import { isKnownTurn } from '../channels.repository.ts';
import { RegistryError, requireValid } from '../errors/registry-error.ts';
import type { ReleaseKey } from '../release-key.ts';
import type { ChannelMove } from './move-channels.ts';

const example = 'Send {"release": "1.0.0-3f2a9c0d1e4b"}';
const tenantsProblem = 'hotels must list the ids of hotels, such as [7, 12]';

/** The field is called `hotels` on the wire. */
export const tenantsField = array()
  .of(
    number()
      .integer(tenantsProblem)
      .min(1, tenantsProblem)
      .max(2 ** 31 - 1, tenantsProblem)
      .required(tenantsProblem),
  )
  .typeError(tenantsProblem)
  .min(1, tenantsProblem)
  .max(500, 'hotels may list 500 at most')
  .optional();

const bodySchema = object({
  release: string()
    .typeError('release must be text')
    .matches(new RegExp(`${releaseIdPattern.source}|^live$`), 'release must look like 1.0.0-3f2a9c0d1e4b')
    .required('release is required'),
  percent: number()
    .typeError('percent must be a number')
    .integer('percent must be a whole number')
    .min(1, 'percent must be between 1 and 99; promote without it to reach all users')
    .max(99, 'percent must be between 1 and 99; promote without it to reach all users')
    .optional(),
  hotels: tenantsField,
  turn: number().typeError('turn must be a number').integer('turn must be a whole number').min(1).optional(),
})
  .noUnknown('The body has unknown fields: ${unknown}')
  .required(example)
  .typeError(example);

/** `release` is `live` for tenants that return to the live release. */
export interface Promotion extends ReleaseKey {
  percent: number | undefined;
  tenants: readonly number[] | undefined;
  turn: number | undefined;
}

export interface PromotionPlan {
  moves: ChannelMove[];
  /** It is null when the same visitors had no earlier release, or several. */
  previous: string | null;
  message: string;
}

export function readPromotion(remote: string, body: unknown): Promotion {
  const { release, percent, hotels: tenants, turn } = requireValid(check(bodySchema, body));
  if (percent !== undefined && tenants !== undefined)
    throw new RegistryError('VALIDATION_ERROR', 'Promote to a percentage or to hotels, not to both at once.');
  if (release === 'live' && tenants === undefined)
    throw new RegistryError('VALIDATION_ERROR', 'Only hotels can be told to follow live.');
  if (turn !== undefined && (percent ?? tenants) !== undefined)
    throw new RegistryError('VALIDATION_ERROR', 'A turn is only for promoting to all users.');
  return { remote, release, percent, tenants: tenants && [...new Set(tenants)], turn };
}

export async function requireKnownTurn(tx: Database, turn: number | undefined): Promise<void> {
  if (turn !== undefined && !(await isKnownTurn(tx, turn)))
    throw new RegistryError('VALIDATION_ERROR', 'This turn was never given. Ask for one first.');
}

export type FindTenants = (ids: readonly number[]) => Promise<readonly number[]>;

/** A deleted tenant may still return to the live release. */
export async function requireTenants(
  { release, tenants = [] }: Promotion,
  findTenants: FindTenants | undefined,
): Promise<void> {
  if (!findTenants || tenants.length === 0 || release === 'live') return;
  const known = await findTenants(tenants);
  const unknown = tenants.filter((id) => !known.includes(id));
  if (unknown.length === 0) return;
  const message =
    unknown.length === 1
      ? `There is no hotel ${unknown[0]}.`
      : `There are no hotels ${unknown.slice(0, -1).join(', ')} and ${unknown.at(-1)}.`;
  throw new RegistryError('NOT_FOUND', message);
}
