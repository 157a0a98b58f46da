import { Transform, type Readable } from 'node:stream';
import { RegistryError } from '../../errors/registry-error.ts';

export interface LimitedBody {
  stream: Readable;
  /** Reports whether the caller ended it early: it aborted, was too slow or sent too much. */
  hasFailed(): boolean;
}

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
  // A pipe alone does not report a body that ends early.
  body.once('error', fail);
  body.once('close', () => {
    if (!body.readableEnded) fail(new Error('The body of the request broke off'));
  });
  // An unread rest of the body would block the next request on its connection.
  stream.once('close', () => body.resume());
  body.pipe(stream);
  return { stream, hasFailed: () => hasFailed };
}

export function tooLarge(maxBytes: number): RegistryError {
  const megabytes = Math.floor(maxBytes / 1_000_000);
  return new RegistryError('TOO_LARGE', `A service takes ${megabytes} MB at most in one request.`);
}
