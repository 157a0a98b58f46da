import { check, releaseIdPattern } from '@suite/descriptor';
import { array, number, object, string } from 'yup';
import { RegistryError } from '../errors/registry-error.ts';

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
export interface Promotion {
  release: string;
  percent: number | undefined;
  tenants: readonly number[] | undefined;
  turn: number | undefined;
}

export function readPromotion(body: unknown): Promotion {
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
  return { release, percent, tenants: tenants && [...new Set(tenants)], turn };
}

function refused(message: string): RegistryError {
  return new RegistryError(400, 'VALIDATION_ERROR', message);
}
