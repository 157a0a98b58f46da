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

/** The hash of every file of one release that a browser may load. */
export type ReleaseHashes = InferType<typeof releaseHashesSchema>;

/** Where the registry itself, and no storage or cache of release files, answers with {@link ReleaseHashes}. */
export function releaseHashesPath(remote: string, release: string): string {
  return `/platform/remotes/${remote}/releases/${release}/hashes`;
}

/** Checks what {@link releaseHashesPath} answered. */
export function checkReleaseHashes(value: unknown): Checked<ReleaseHashes> {
  return check(releaseHashesSchema, value);
}
