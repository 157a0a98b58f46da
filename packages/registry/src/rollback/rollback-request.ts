import { check, releaseIdPattern } from '@suite/remote-kit/descriptor';
import { boolean, object, string, type InferType } from 'yup';
import { RegistryError } from '../errors/registry-error.ts';
import { hotelsField } from '../promote/promotion.ts';

const bodySchema = object({
  from: string()
    .typeError('from must be text')
    .matches(releaseIdPattern, 'from must look like 1.0.0-3f2a9c0d1e4b')
    .optional(),
  canary: boolean().typeError('canary must be true or false').optional(),
  hotels: hotelsField,
})
  .noUnknown('The body has fields nobody reads: ${unknown}')
  .typeError('The body must be an object; {} rolls back what is live')
  .required();

/**
 * What a rollback asks for: what is live, with `canary` the canary alone, with `hotels` their own releases. With
 * `from` nothing moves unless that release is still there, so that asking twice by mistake does no harm.
 */
export type RollbackRequest = InferType<typeof bodySchema>;

/** Reads the body of a rollback; none is as good as an empty one. @throws RegistryError 400 */
export function readRollback(body: unknown): RollbackRequest {
  const checked = check(bodySchema, body ?? {});
  const problems = checked.ok ? [] : checked.problems;
  if (checked.ok && checked.value.hotels && (checked.value.canary || checked.value.from !== undefined)) {
    problems.push({ field: 'hotels', message: 'hotels stands alone, without canary and from' });
  }
  if (checked.ok && problems.length === 0) return checked.value;
  throw new RegistryError(400, 'VALIDATION_ERROR', problems[0]?.message ?? '', problems);
}
