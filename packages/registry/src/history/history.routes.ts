import type { FastifyInstance } from 'fastify';
import { requireMover, requireMoverOf, type Callers } from '../tokens/require-mover.ts';
import { describeRemotes } from './describe-remotes.ts';

const most = { ofOne: 100, ofEach: 20 };

/** `GET /platform/remotes/:name/releases` tells one remote's history, `GET /platform/releases/overview` everyone's. */
export function serveHistory(app: FastifyInstance, callers: Callers): void {
  const { database } = callers;

  app.get<{ Params: { name: string } }>('/remotes/:name/releases', async (request, reply) => {
    const remote = request.params.name;
    await requireMoverOf(remote, callers, request, reply);
    const [found] = await describeRemotes(database, { remote, most: most.ofOne });
    const nothing = {
      remote,
      title: remote,
      live: null,
      canary: null,
      pins: [],
      releases: [],
      moves: [],
      overrides: [],
    };
    const result = found ?? nothing;
    reply.header('cache-control', 'no-store');
    return { success: true, message: `${remote} has ${result.releases.length} releases.`, result };
  });

  app.get('/releases/overview', async (request, reply) => {
    const mover = await requireMover(callers, request, reply);
    const wanted = mover.remote === '*' ? {} : { remote: mover.remote };
    const remotes = await describeRemotes(database, { ...wanted, most: most.ofEach });
    reply.header('cache-control', 'no-store');
    return { success: true, message: `There are ${remotes.length} remotes.`, result: { remotes } };
  });
}
