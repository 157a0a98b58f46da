import { releaseBase } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { takeTurn } from '../channels.repository.ts';
import type { ReadHost } from '../gate/gate-host.ts';
import { findRelease } from '../releases.repository.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { requireActorOf, type Callers } from '../tokens/require-actor.ts';
import { promoteRelease } from './promote-release.ts';
import { readPromotion } from './promotion.ts';
import { requireTenants, type FindTenants } from './require-tenants.ts';
import { refusalWithoutFiles } from './refusal-without-files.ts';

interface PromoteDeps extends Callers {
  storage: ReleaseStorage;
  readHost: ReadHost;
  findTenants: FindTenants | undefined;
}

export function servePromote(
  app: FastifyInstance,
  { storage, readHost, findTenants, ...callers }: PromoteDeps,
): void {
  const { database } = callers;

  app.post<{ Params: { name: string } }>('/remotes/:name/turns', async (request, reply) => {
    await requireActorOf(request.params.name, callers, request, reply);
    const turn = await takeTurn(database);
    return { success: true, message: `Turn ${turn} is yours.`, result: { turn } };
  });

  app.post<{ Params: { name: string } }>('/remotes/:name/promote', async (request, reply) => {
    const remote = request.params.name;
    const actor = await requireActorOf(remote, callers, request, reply);
    const promotion = readPromotion(request.body);
    const { release, percent = null, tenants = null } = promotion;
    // A deleted tenant may still return to the live release.
    if (tenants && release !== 'live') await requireTenants(tenants, findTenants);
    const base = release === 'live' ? null : releaseBase(remote, release);
    if (base !== null && !(await storage.exists(`${remote}/${release}`))) {
      throw await refusalWithoutFiles(database, { remote, release });
    }
    const manifest = await findRelease(database, remote, release);
    const { message, ...outcome } = await promoteRelease(
      { database, host: await readHost(manifest?.descriptor.services) },
      remote,
      promotion,
      actor,
    );
    const result = { remote, release, percent, hotels: tenants, ...outcome, base };
    return { success: true, message, result };
  });
}
