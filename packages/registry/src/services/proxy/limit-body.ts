import { Transform, type Readable } from 'node:stream';
import { RegistryError } from '../../errors/registry-error.ts';

/** The body of a request as it is passed on. */
export interface LimitedBody {
  stream: Readable;
  /** Whether the caller is why it ended early: it broke off, came too late or is too long. */
  hasFailed(): boolean;
}

/** The same body, which fails where it is longer. */
export function limitBody(body: Readable, maxBytes: number): LimitedBody {
  let left = maxBytes;
  let hasFailed = false;
  const stream = new Transform({
    transform(part: Buffer, _encoding, done) {
      left -= part.byteLength;
      if (left < 0) fail(tooLarge(maxBytes));
      else done(null, part);
    },
  });
  function fail(error: Error): void {
    hasFailed = true;
    stream.destroy(error);
  }
  // A pipe alone would not tell of a body that breaks off.
  body.once('error', fail);
  body.once('close', () => {
    if (!body.readableEnded) fail(new Error('The body of the request broke off'));
  });
  // Read to its end whatever became of the request: what is left of it would hold up the next one of its connection.
  stream.once('close', () => body.resume());
  body.pipe(stream);
  return { stream, hasFailed: () => hasFailed };
}

/** The refusal of a body that is too large. */
export function tooLarge(maxBytes: number): RegistryError {
  const megabytes = Math.floor(maxBytes / 1_000_000);
  return new RegistryError(413, 'TOO_LARGE', `A service takes ${megabytes} MB at most in one request.`);
}
