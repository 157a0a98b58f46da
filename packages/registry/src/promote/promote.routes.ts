import { releaseBase } from '@suite/remote-kit/descriptor';
import type { FastifyInstance } from 'fastify';
import { takeTurn } from '../channels.repository.ts';
import type { GateHost } from '../gate/gate-host.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { requireMoverOf, type Callers } from '../tokens/require-mover.ts';
import { promoteRelease } from './promote-release.ts';
import { readPromotion } from './promotion.ts';
import { requireHotels, type FindHotels } from './require-hotels.ts';
import { refusalWithoutFiles } from './refusal-without-files.ts';

interface Promoting extends Callers {
  storage: ReleaseStorage;
  readHost: () => Promise<GateHost>;
  findHotels: FindHotels | undefined;
}

/** `POST /platform/remotes/:name/promote`, and `/turns`, which a command takes before it uploads. */
export function servePromote(
  app: FastifyInstance,
  { storage, readHost, findHotels, ...callers }: Promoting,
): void {
  const { database } = callers;

  app.post<{ Params: { name: string } }>('/remotes/:name/turns', async (request, reply) => {
    await requireMoverOf(request.params.name, callers, request, reply);
    const turn = await takeTurn(database);
    return { success: true, message: `Turn ${turn} is yours.`, result: { turn } };
  });

  app.post<{ Params: { name: string } }>('/remotes/:name/promote', async (request, reply) => {
    const remote = request.params.name;
    const mover = await requireMoverOf(remote, callers, request, reply);
    const promotion = readPromotion(request.body);
    const { release, percent = null, hotels = null } = promotion;
    // A hotel that is gone may still be told to follow the live release again.
    if (hotels && release !== 'live') await requireHotels(hotels, findHotels);
    const base = release === 'live' ? null : releaseBase(remote, release);
    if (base !== null && !(await storage.exists(`${remote}/${release}`))) {
      throw await refusalWithoutFiles(database, { remote, release });
    }
    const { message, ...outcome } = await promoteRelease(
      { database, host: await readHost() },
      remote,
      promotion,
      mover,
    );
    return { success: true, message, result: { remote, release, percent, hotels, ...outcome, base } };
  });
}
