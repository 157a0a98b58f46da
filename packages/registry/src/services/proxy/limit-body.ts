import { Transform, type Readable } from 'node:stream';
import { RegistryError } from '../../errors/registry-error.ts';

/** The same body, which fails where it is longer. */
export function limitBody(body: Readable, maxBytes: number): Readable {
  let left = maxBytes;
  const counted = new Transform({
    transform(part: Buffer, _encoding, done) {
      left -= part.byteLength;
      if (left < 0) done(tooLarge(maxBytes));
      else done(null, part);
    },
  });
  // A pipe alone would not tell of a body that breaks off.
  body.once('error', (error) => counted.destroy(error));
  body.once('close', () => {
    if (!body.readableEnded) counted.destroy(new Error('The body of the request broke off'));
  });
  return body.pipe(counted);
}

/** The refusal of a body that is too large. */
export function tooLarge(maxBytes: number): RegistryError {
  const megabytes = Math.floor(maxBytes / 1_000_000);
  return new RegistryError(413, 'TOO_LARGE', `A service takes ${megabytes} MB at most in one request.`);
}
