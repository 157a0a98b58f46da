import { object, type InferType } from 'yup';
import { check, type Checked } from '../check.ts';
import { recordSchema } from '../record.schema.ts';
import { fileHashPattern, isReleaseFilePath } from './release-file.ts';

const releaseHashesSchema = object({
  files: recordSchema({
    isKey: isReleaseFilePath,
    isValue: (value): value is string => typeof value === 'string' && fileHashPattern.test(value),
    keyProblem: (path) => `"${path}" is not a plain relative path`,
    valueProblem: (path) => `${path} has no sha384-… digest`,
    jsonSchema: { type: 'object', additionalProperties: { type: 'string' } },
  }).required(),
}).required();

export type ReleaseHashes = InferType<typeof releaseHashesSchema>;

/** The registry itself answers here, not a storage or cache of release files. */
export function releaseHashesPath(remote: string, release: string): string {
  return `/platform/remotes/${remote}/releases/${release}/hashes`;
}

export function checkReleaseHashes(value: unknown): Checked<ReleaseHashes> {
  return check(releaseHashesSchema, value);
}
