import { join } from 'node:path';
import { endpointsByExportName } from '@suite/contracts/endpoints';
import { permissionNames } from '@suite/contracts/permissions';
import { createTestDatabase } from '@suite/database/test-database';
import { createReleaseToken, openReleaseStorage, registry, registryMigrations } from '@suite/registry';
import { packageOf, sharedSingletons } from '@suite/webpack-config';
import fastify from 'fastify';
import { distFolder } from '../sdk-packages.mjs';
import { installedVersion } from '../template-versions.mjs';

/**
 * The platform of a suite: it serves the built SDK, and takes releases by the rules of the gate, with the calls of the
 * contracts and the shared modules that are installed here.
 */
export async function serveSuite(home: string, remote: string) {
  const { database, drop } = await createTestDatabase({
    migrations: [{ name: 'registry', folder: registryMigrations }],
  });
  const app = fastify();
  const publicUrl = 'https://suite.example';
  await app.register(registry, {
    database,
    storage: await openReleaseStorage(join(home, 'releases')),
    visitor: () => ({ permissions: ['manage_hotel'], tenant_id: 1, user_id: 1 }),
    permissionNames,
    apiVersions: Object.fromEntries(
      [...endpointsByExportName.values()].map(({ name, version }) => [name, [version]]),
    ),
    providedVersions: async () =>
      Object.fromEntries(sharedSingletons.map((request) => [request, installedVersion(packageOf(request))])),
    services: {
      issuer: publicUrl,
      addresses: { allowedHosts: [], allowsLoopback: true },
      callerOf: () => Promise.reject(new Error('No service is called in these tests.')),
    },
    sdk: { folder: distFolder, publicUrl },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const token = await createReleaseToken(database, { remote });
  return {
    url,
    token,
    /** The release that visitors get. */
    async live(): Promise<string | undefined> {
      const answer = await app.inject({ url: '/platform/remotes' });
      const { remotes } = answer.json<{ remotes: { name: string; release: string }[] }>();
      return remotes.find(({ name }) => name === remote)?.release;
    },
    async stop() {
      await app.close();
      await drop();
    },
  };
}
