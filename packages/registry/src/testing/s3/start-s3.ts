import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { openFaultyLine } from './faulty-line.ts';

const bucket = 'releases';

/**
 * Starts an S3-compatible server with an empty bucket, behind a connection that can be made to fail. It overwrites
 * the credentials in the environment.
 */
export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'suite-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // For requests about a whole bucket, it signs the path without the final slash that the SDK adds.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const line = await openFaultyLine(port);
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  return {
    line,
    bucket,
    endpoint: `http://127.0.0.1:${line.port}`,
    region: 'us-east-1',
    folder: join(directory, bucket),
    async stop() {
      await line.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
