import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@suite/database';
import { createTestDatabase } from '@suite/database/test-database';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import {
  createReleaseToken,
  openReleaseStorage,
  registry,
  registryMigrations,
  type RegistryOptions,
  type S3Settings,
} from '../index.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { formOf, type ReleaseDraft } from './release-draft.ts';

const permissionNames = ['manage_hotel', 'create_staff'];

const people = [
  { user_id: 1, name: 'olga@suite.test' },
  { user_id: 2, name: 'otto@suite.test' },
];

/** Makes the headers of a user who signed in to the host of the test registry. */
export function signedIn({
  permissions = '',
  user_id,
  tenant_id,
  session_id,
}: TestPerson): Record<string, string> {
  return {
    'x-visitor': permissions,
    ...(user_id === undefined ? {} : { 'x-user': String(user_id) }),
    ...(tenant_id === undefined ? {} : { 'x-tenant': String(tenant_id) }),
    ...(session_id === undefined ? {} : { 'x-session': session_id }),
  };
}

interface TestPerson {
  permissions?: string;
  user_id?: number;
  tenant_id?: number;
  session_id?: string;
}

const numberIn = (header: string | string[] | undefined) =>
  header === undefined ? undefined : Number(header);

const visitorOf: RegistryOptions['visitor'] = ({ headers }) => {
  const header = headers['x-visitor'];
  if (typeof header !== 'string') return null;
  const user_id = numberIn(headers['x-user']);
  const tenant_id = numberIn(headers['x-tenant']) ?? null;
  const session_id = headers['x-session'];
  return {
    permissions: header.split(','),
    tenant_id,
    ...(user_id === undefined ? {} : { user_id }),
    ...(typeof session_id === 'string' && { session_id }),
  };
};

/** Allows services on this machine, for the users of {@link signedIn}. */
export const testServices: RegistryOptions['services'] = {
  issuer: 'https://suite.test',
  addresses: { allowedHosts: [], allowsLoopback: true },
  async callerOf(request, reply) {
    const visitor = await visitorOf(request, reply);
    if (visitor?.user_id === undefined) throw new RegistryError('UNAUTHENTICATED', 'Sign in.');
    const { user_id, tenant_id = null, permissions } = visitor;
    return { user_id, tenant_id, sees_every_tenant: false, roles: ['Front desk'], permissions };
  },
};

function releaseClient(app: FastifyInstance, token: string) {
  const publishForm = async (form: FormData, bearer = token) => {
    const request = new Request('http://registry/', { method: 'POST', body: form });
    return app.inject({
      method: 'POST',
      url: '/platform/releases',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  /** Sends a command of the platform, with the test's own token unless other headers are given. */
  const command = (url: string, payload: object = {}, headers?: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/platform/${url}`,
      headers: headers ?? { authorization: `Bearer ${token}` },
      payload,
    });
  const promote = (remote: string, release: string, bearer = token) =>
    command(`remotes/${remote}/promote`, { release }, { authorization: `Bearer ${bearer}` });
  return {
    publishForm,
    command,
    promote,
    publish: (draft: ReleaseDraft, bearer = token) => publishForm(formOf(draft), bearer),
    async release(draft: ReleaseDraft): Promise<string> {
      const { release } = (await publishForm(formOf(draft))).json<{ result: { release: string } }>().result;
      const moved = await promote(draft.manifest.name, release);
      if (moved.statusCode !== 200) throw new Error(moved.body);
      return release;
    },
  };
}

/** Starts a registry with its own database and folder. Visitors send their permissions in the header `x-visitor`. */
export async function startTestRegistry({
  s3,
  ...options
}: Partial<RegistryOptions> & { s3?: S3Settings } = {}) {
  const { database, drop } = await createTestDatabase({
    migrations: [{ name: 'registry', folder: registryMigrations }],
  });
  const releasesFolder = await mkdtemp(join(tmpdir(), 'suite-registry-'));
  const start = async (more: Partial<RegistryOptions> = {}) => {
    const app = fastify();
    await app.register(registry, {
      database,
      storage: await openReleaseStorage(releasesFolder, s3),
      permissionNames,
      visitor: visitorOf,
      services: testServices,
      findPerson: async (text) => people.find(({ user_id, name }) => [String(user_id), name].includes(text)),
      ...options,
      ...more,
    });
    return app;
  };
  const app = await start();
  const token = await createReleaseToken(database, { remote: '*' });

  return {
    app,
    database,
    releasesFolder,
    token,
    start,
    ...releaseClient(app, token),
    async document(headers: InjectOptions['headers'] = {}) {
      return app.inject({ method: 'GET', url: '/platform/remotes', headers });
    },
    /** Lists everything that a publish could have left: paths on disk, and rows. */
    async traces() {
      const paths = await readdir(releasesFolder, { recursive: true });
      const rows = await database.query<{ remote: string; release: string }>(
        sql`select remote, release from releases`,
      );
      return { paths: paths.filter((path) => path !== '.incoming'), rows };
    },
    async stop() {
      await app.close();
      await drop();
      await rm(releasesFolder, { recursive: true, force: true });
    },
  };
}

export type TestRegistry = Awaited<ReturnType<typeof startTestRegistry>>;
