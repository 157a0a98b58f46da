import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseStore } from '../storage/release-storage.ts';
import { packumentOf, tarballName, readSdkIndex, type SdkPackage } from './sdk-index.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { listSdkVersions } from './sdk-packages.repository.ts';
import { sdkPackageFolder, storedTarball } from './store-sdk.ts';

export interface SdkOptions {
  folder: string;
  /** Requests behind a proxy do not show that browsers use https. */
  publicUrl: string;
}

// Yarn requests the name with an encoded slash, npm the tarball with a plain one; parameters arrive decoded.
const address = /^(@suite\/[a-z0-9-]+)(?:\/-\/([a-z0-9.-]+\.tgz))?$/;

/** Serves an npm registry for one line of configuration: `@suite:registry=https://suite.example/platform/sdk/`. */
export function serveSdk(
  app: FastifyInstance,
  { folder, publicUrl, store }: SdkOptions & { store: ReleaseStore },
): void {
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/sdk/*',
    handler: (_request, reply) =>
      refuse(
        reply.header('allow', 'GET, HEAD'),
        405,
        'This registry is read-only: the suite serves its own SDK.',
      ),
  });

  app.get<{ Params: { '*': string } }>('/sdk/*', async (request, reply) => {
    const path = request.params['*'];
    if (path === '') return listOf(await readSdkIndex(folder));
    const [, name = '', file] = address.exec(path) ?? [];
    const onError = (err: unknown) =>
      request.log.error({ err }, 'The stored packages of the SDK are not known now.');
    const versions = name === '' ? [] : await findSdkVersions(name, { folder, store, onError });
    if (versions.length === 0) return refuse(reply, 404, `The SDK has no package ${path}.`);
    if (file === undefined)
      return sendPackument(request, reply, packumentOf(baseOf(request, publicUrl), versions));
    const found = versions.find(({ manifest }) => tarballName(manifest) === file);
    const tarball = await found?.readTarball();
    if (!found || !tarball) return refuse(reply, 404, `${name} has no tarball ${file} here.`);
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', etag: `"${found.integrity}"` })
      .type('application/gzip')
      .send(tarball);
  });
}

const listOf = (packages: readonly SdkPackage[]) => ({
  packages: Object.fromEntries(packages.map(({ manifest }) => [manifest.name, manifest.version])),
});

/** npm shows the field `error`. */
function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ error });
}

function sendPackument(request: FastifyRequest, reply: FastifyReply, packument: object): FastifyReply {
  const body = JSON.stringify(packument);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Returns the address that this client used, as it may be a name inside the operator's network. */
function baseOf({ protocol, host }: FastifyRequest, publicUrl: string): string {
  const known = new URL(publicUrl);
  return `${known.host === host ? known.origin : `${protocol}://${host}`}/platform/sdk`;
}

interface SdkVersion extends SdkPackage {
  /** Returns undefined for a lost tarball. @throws Error when it differs from the packed one */
  readTarball(): Promise<Buffer | undefined>;
}

/** Returns the version of this server's build first, then the stored ones. */
async function findSdkVersions(
  name: string,
  { folder, store, onError }: { folder: string; store: ReleaseStore; onError: (error: unknown) => void },
): Promise<SdkVersion[]> {
  const own = (await readSdkIndex(folder)).filter(({ manifest }) => manifest.name === name);
  const stored = await listSdkVersions(store.database, name).catch((error: unknown) => {
    onError(error);
    return [];
  });
  const others = stored.filter(({ manifest }) =>
    own.every((one) => one.manifest.version !== manifest.version),
  );
  return [
    ...own.map((one) => ({ ...one, readTarball: () => readFile(join(folder, one.file)) })),
    ...others.map((one) => ({ ...one, readTarball: () => readStored(store, one) })),
  ];
}

async function readStored({ storage }: ReleaseStore, described: SdkPackage): Promise<Buffer | undefined> {
  const file = await storage.open(sdkPackageFolder(described), storedTarball);
  if (!file) return undefined;
  const content = await buffer(file.stream());
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  if (integrity !== described.integrity)
    throw new Error(`The stored ${described.file} is not what was packed.`);
  return content;
}
