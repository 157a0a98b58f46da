import type { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import { RegistryError } from '../errors/registry-error.ts';
import { s3Timeouts, type S3Settings, type S3Timeouts } from './s3-settings.ts';

/** Every failure is a RegistryError 503 with its cause. */
export type S3Bucket = Awaited<ReturnType<typeof openBucket>>;

interface ListedObject {
  key: string;
  changed: number;
}

/** Imports the SDK here, as a server that stores releases on disk never needs it. */
export async function openBucket(settings: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3');
  const { bucket: Bucket, prefix } = settings;
  const timeouts = { ...s3Timeouts, ...settings.timeouts };
  const client = createClient(sdk, settings, timeouts);
  const at = (key: string) => ({ Bucket, Key: `${prefix}${key}` });

  return {
    async put(key: string, Body: Buffer | string): Promise<void> {
      const command = new sdk.PutObjectCommand({ ...at(key), Body });
      await within(timeouts.put, (abortSignal) => client.send(command, { abortSignal }));
    },

    async get(key: string): Promise<{ size: number; body: Readable } | undefined> {
      const command = new sdk.GetObjectCommand(at(key));
      const found = await unlessNotFound(
        within(timeouts.answer, (abortSignal) => client.send(command, { abortSignal })),
      );
      return found?.Body && { size: found.ContentLength ?? 0, body: found.Body as Readable };
    },

    async remove(key: string): Promise<void> {
      const command = new sdk.DeleteObjectCommand(at(key));
      await within(timeouts.answer, (abortSignal) => client.send(command, { abortSignal }));
    },

    async list(below = ''): Promise<ListedObject[]> {
      const listed: ListedObject[] = [];
      const page = { Bucket, Prefix: `${prefix}${below}`, MaxKeys: settings.pageSize ?? 1000 };
      for (let Marker: string | undefined; ;) {
        // Every S3-compatible server supports paging by the last key, but not by tokens.
        const command = new sdk.ListObjectsCommand({ ...page, ...(Marker !== undefined && { Marker }) });
        const answer = await within(timeouts.answer, (abortSignal) => client.send(command, { abortSignal }));
        for (const { Key = '', LastModified } of answer.Contents ?? []) {
          listed.push({ key: Key.slice(prefix.length), changed: LastModified?.getTime() ?? Date.now() });
          Marker = Key;
        }
        if (!answer.IsTruncated) return listed;
      }
    },

    async check(): Promise<void> {
      const command = new sdk.ListObjectsCommand({ Bucket, Prefix: prefix, MaxKeys: 1 });
      await within(timeouts.answer, (abortSignal) => client.send(command, { abortSignal }));
    },
  };
}

function createClient(
  sdk: typeof S3,
  { region, endpoint, headers }: S3Settings,
  timeouts: S3Timeouts,
): S3.S3Client {
  const client = new sdk.S3Client({
    region,
    // S3-compatible servers rarely support a host name per bucket or Amazon's newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeouts.answer, socketTimeout: timeouts.silence },
  });
  client.middlewareStack.add(
    (next) => (call) => {
      Object.assign((call.request as { headers: object }).headers, headers?.());
      return next(call);
    },
    { step: 'deserialize' },
  );
  return client;
}

/** Aborts a request without a response in time; a response that began in time is not aborted. */
async function within<T>(milliseconds: number, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error(`No answer within ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    return await send(controller.signal);
  } catch (cause) {
    const message = 'The release storage does not answer right now. Please try again soon.';
    throw Object.assign(new RegistryError('UNAVAILABLE', message), { cause });
  } finally {
    clearTimeout(timer);
  }
}

async function unlessNotFound<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if ((error as Error & { cause?: Error }).cause?.name === 'NoSuchKey') return undefined;
    throw error;
  }
}
