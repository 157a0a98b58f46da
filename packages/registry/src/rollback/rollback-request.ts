import { check, releaseIdPattern } from '@suite/descriptor';
import { boolean, object, string, type InferType } from 'yup';
import { RegistryError } from '../errors/registry-error.ts';
import { tenantsField } from '../promote/promotion.ts';

const bodySchema = object({
  from: string()
    .typeError('from must be text')
    .matches(releaseIdPattern, 'from must look like 1.0.0-3f2a9c0d1e4b')
    .optional(),
  canary: boolean().typeError('canary must be true or false').optional(),
  hotels: tenantsField,
})
  .noUnknown('The body has unknown fields: ${unknown}')
  .typeError('The body must be an object; {} rolls back what is live')
  .required();

/** With `from`, nothing changes unless that release is still live, so that repeating the request is safe. */
export type RollbackRequest = InferType<typeof bodySchema> & { remote: string };

export function readRollback(remote: string, body: unknown): RollbackRequest {
  const checked = check(bodySchema, body ?? {});
  const problems = checked.ok ? [] : checked.problems;
  if (checked.ok && checked.value.hotels && (checked.value.canary || checked.value.from !== undefined)) {
    problems.push({ field: 'hotels', message: 'hotels stands alone, without canary and from' });
  }
  if (checked.ok && problems.length === 0) return { remote, ...checked.value };
  throw new RegistryError(400, 'VALIDATION_ERROR', problems[0]?.message ?? '', problems);
}
