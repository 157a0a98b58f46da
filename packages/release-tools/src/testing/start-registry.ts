import { join } from 'node:path';
import { createTestDatabase } from '@suite/database/test-database';
import { createReleaseToken, openReleaseStorage, registry, registryMigrations } from '@suite/registry';
import fastify from 'fastify';
import { remote } from './build-remote.ts';

export async function startRegistry(home: string) {
  const { database, drop } = await createTestDatabase({
    migrations: [{ name: 'registry', folder: registryMigrations }],
  });
  const app = fastify();
  const state = {
    requests: [] as string[],
    uploads: 0,
    beforeUpload: async (): Promise<void> => undefined,
  };
  app.addHook('onRequest', async (request) => {
    state.requests.push(request.url);
    if (request.url !== '/platform/releases') return;
    state.uploads += 1;
    await state.beforeUpload();
  });
  await app.register(registry, {
    database,
    storage: await openReleaseStorage(join(home, 'releases')),
    visitor: ({ headers }) => ({
      permissions: [],
      user_id: Number(headers['x-user'] ?? 1),
      tenant_id: Number(headers['x-tenant'] ?? 0),
    }),
    permissionNames: [],
    services: {
      issuer: 'https://suite.test',
      addresses: { allowedHosts: [], allowsLoopback: true },
      callerOf: () => Promise.reject(new Error('No service is called in these tests.')),
    },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const token = await createReleaseToken(database, { remote, label: 'Team Tools' });
  return Object.assign(state, {
    app,
    database,
    url,
    token,
    async stop() {
      await app.close();
      await drop();
    },
  });
}

export type RegistryServer = Awaited<ReturnType<typeof startRegistry>>;
