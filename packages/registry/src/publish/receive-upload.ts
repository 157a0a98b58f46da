import { join, dirname } from 'node:path';
import { describeTooManyFiles, releaseLimits, type Problem, type Release } from '@suite/descriptor';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { RegistryError } from '../errors/registry-error.ts';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Limits of one upload; sizes in bytes. */
export interface UploadLimits {
  files: number;
  fileSize: number;
  totalSize: number;
  releaseFileSize: number;
}

const megabyte = 1024 * 1024;

export const uploadLimits: UploadLimits = { ...releaseLimits, releaseFileSize: 256 * 1024 };

interface UploadContext {
  staged: string;
  limits: UploadLimits;
  /** Validates the `release` part before any file is accepted. */
  admit: (text: string) => Release;
}

export async function receiveUpload(request: FastifyRequest, { staged, limits, admit }: UploadContext) {
  requireMultipart(request, limits);
  const problems: Problem[] = [];
  const received = new Set<string>();
  let manifest: Release | undefined;
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    if (bytes > limits.totalSize) throw tooLarge(limits);
  };

  const settings = {
    files: limits.files + 1,
    fields: 2,
    parts: limits.files + 3,
    fileSize: limits.fileSize,
    fieldSize: limits.releaseFileSize,
  };
  for await (const part of request.parts({ preservePath: true, limits: settings })) {
    if (part.type === 'field') {
      if (part.fieldname !== 'release') throw refused(`There is an unexpected part "${part.fieldname}".`);
      if (manifest) throw refused('The part "release" was sent twice.');
      if (part.valueTruncated) throw tooLarge(limits, 'release.json', limits.releaseFileSize);
      manifest = admit(String(part.value));
      requireFewFiles(Object.keys(manifest.files).length, limits);
      continue;
    }
    if (!manifest) throw refused('The part "release" must come before the files.');
    // The parser allows one file more, so that this refusal comes before its own.
    requireFewFiles(received.size + 1, limits);
    const path = part.filename || 'a part without file name';
    const problem = received.has(path)
      ? 'was sent twice'
      : await takeFile(part, { manifest, staged, count, limits });
    received.add(path);
    if (problem) {
      problems.push({ field: path, message: `${path} ${problem}` });
      part.file.resume();
    }
  }

  if (!manifest) throw refused('The part "release" is missing. Send the release.json of the build first.');
  const missing = Object.keys(manifest.files).filter((path) => !received.has(path));
  problems.push(...missing.map((path) => ({ field: path, message: `${path} is listed but was not sent` })));
  if (problems.length > 0) {
    throw refused(
      `The files are not those of release.json: ${problems[0]?.message}. Build again and publish again.`,
      problems,
    );
  }
  return { manifest, bytes };
}

function requireMultipart(request: FastifyRequest, limits: UploadLimits): void {
  const hasBoundary = /;\s*boundary="?[^\s";]{1,70}(?:["\s;]|$)/i.test(request.headers['content-type'] ?? '');
  if (!request.isMultipart() || !hasBoundary)
    throw refused('Send the release as multipart/form-data: the part "release", then its files.');
  if (Number(request.headers['content-length'] ?? 0) > limits.totalSize) throw tooLarge(limits);
}

function requireFewFiles(count: number, limits: UploadLimits): void {
  if (count > limits.files) throw new RegistryError('TOO_LARGE', describeTooManyFiles(count, limits.files));
}

interface FileContext {
  manifest: Release;
  staged: string;
  count: (bytes: number) => void;
  limits: UploadLimits;
}

async function takeFile(
  part: MultipartFile,
  { manifest, staged, count, limits }: FileContext,
): Promise<string | undefined> {
  const { filename: path, file } = part;
  // This writes listed paths only, and the schema allows no path outside of the folder.
  const expected = Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined;
  if (expected === undefined) return 'is not listed in release.json';
  const actual = await saveFile(file, join(staged, path), count);
  if (file.truncated) throw tooLarge(limits, path, limits.fileSize);
  return actual === expected ? undefined : 'does not have the content its hash promises';
}

function refused(message: string, errors?: Problem[]): RegistryError {
  return new RegistryError('VALIDATION_ERROR', message, errors);
}

function tooLarge(limits: UploadLimits, what = 'The upload', maxBytes = limits.totalSize): RegistryError {
  return new RegistryError(
    'TOO_LARGE',
    `${what} is larger than the ${readableSize(maxBytes)} allowed. Split it or leave out what is not needed.`,
  );
}

async function saveFile(file: Readable, path: string, count: (bytes: number) => void): Promise<string> {
  const hash = createHash('sha384');
  const measure = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      count(chunk.length);
      hash.update(chunk);
      yield chunk;
    }
  };
  await mkdir(dirname(path), { recursive: true });
  await pipeline(file, measure, createWriteStream(path, { flags: 'wx', flush: true }));
  return `sha384-${hash.digest('base64')}`;
}

function readableSize(bytes: number): string {
  return bytes >= megabyte ? `${Math.round(bytes / megabyte)} MB` : `${Math.ceil(bytes / 1024)} kB`;
}
