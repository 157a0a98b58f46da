import type { Database } from '@suite/database';
import { check, releaseIdPattern } from '@suite/descriptor';
import { array, number, object, string } from 'yup';
import { isKnownTurn } from '../channels.repository.ts';
import { RegistryError } from '../errors/registry-error.ts';
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
  const checked = check(bodySchema, body);
  if (!checked.ok) {
    throw new RegistryError(
      400,
      'VALIDATION_ERROR',
      checked.problems[0]?.message ?? example,
      checked.problems,
    );
  }
  const { release, percent, hotels: tenants, turn } = checked.value;
  if (percent !== undefined && tenants !== undefined) {
    throw refused('Promote to a percentage or to hotels, not to both at once.');
  }
  if (release === 'live' && tenants === undefined) throw refused('Only hotels can be told to follow live.');
  if (turn !== undefined && (percent ?? tenants) !== undefined) {
    throw refused('A turn is only for promoting to all users.');
  }
  return { remote, release, percent, tenants: tenants && [...new Set(tenants)], turn };
}

export async function requireKnownTurn(tx: Database, turn: number | undefined): Promise<void> {
  if (turn !== undefined && !(await isKnownTurn(tx, turn)))
    throw refused('This turn was never given. Ask for one first.');
}

function refused(message: string): RegistryError {
  return new RegistryError(400, 'VALIDATION_ERROR', message);
}
