import { releaseBase } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { takeTurn } from '../channels.repository.ts';
import { requireActorOf, type Callers } from '../tokens/require-actor.ts';
import { promoteRelease, type PromoteDeps } from './promote-release.flow.ts';
import { readPromotion } from './promotion.ts';

export function servePromote(app: FastifyInstance, deps: PromoteDeps & Callers): void {
  app.post<{ Params: { name: string } }>('/remotes/:name/turns', async (request, reply) => {
    await requireActorOf(request.params.name, deps, request, reply);
    const turn = await takeTurn(deps.database);
    return { success: true, message: `Turn ${turn} is yours.`, result: { turn } };
  });

  app.post<{ Params: { name: string } }>('/remotes/:name/promote', async (request, reply) => {
    const remote = request.params.name;
    const actor = await requireActorOf(remote, deps, request, reply);
    const promotion = readPromotion(remote, request.body);
    const { release, percent = null, tenants = null } = promotion;
    const { message, ...outcome } = await promoteRelease(deps, promotion, actor);
    const base = release === 'live' ? null : releaseBase(remote, release);
    const result = { remote, release, percent, hotels: tenants, ...outcome, base };
    return { success: true, message, result };
  });
}
