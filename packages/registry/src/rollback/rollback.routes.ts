import type { FastifyInstance } from 'fastify';
import type { GateHost } from '../gate/gate-host.ts';
import type { OnTakenAway } from '../promote/move-channels.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { requireActorOf, type Callers } from '../tokens/require-actor.ts';
import { rollBack } from './roll-back.ts';
import { readRollback } from './rollback-request.ts';

interface RollbackDeps extends Callers {
  storage: ReleaseStorage;
  readHost: () => Promise<GateHost>;
  onTakenAway: OnTakenAway | undefined;
}

export function serveRollback(
  app: FastifyInstance,
  { storage, readHost, onTakenAway, ...callers }: RollbackDeps,
): void {
  app.post<{ Params: { name: string } }>('/remotes/:name/rollback', async (request, reply) => {
    const remote = request.params.name;
    const actor = await requireActorOf(remote, callers, request, reply);
    const wanted = readRollback(request.body);
    const store = { database: callers.database, storage, host: await readHost(), onTakenAway };
    const { message, ...outcome } = await rollBack(store, remote, wanted, actor);
    return { success: true, message, result: { remote, ...outcome } };
  });
}
