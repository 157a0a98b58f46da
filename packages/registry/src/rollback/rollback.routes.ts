import type { FastifyInstance } from 'fastify';
import { requireActorOf, type Callers } from '../tokens/require-actor.ts';
import { rollBack, type RollbackDeps } from './roll-back.flow.ts';
import { readRollback } from './plan-rollback.ts';

export function serveRollback(app: FastifyInstance, deps: RollbackDeps & Callers): void {
  app.post<{ Params: { name: string } }>('/remotes/:name/rollback', async (request, reply) => {
    const remote = request.params.name;
    const actor = await requireActorOf(remote, deps, request, reply);
    const { message, ...outcome } = await rollBack(deps, readRollback(remote, request.body), actor);
    return { success: true, message, result: { remote, ...outcome } };
  });
}
