import type { ReleasesOverview, RemoteOverview } from '@suite/remote-kit/descriptor';
import type { FastifyInstance } from 'fastify';
import type { GateHost } from '../gate/gate-host.ts';
import { findStranded } from '../gate/warn-of-stranded.ts';
import { requireMover, requireMoverOf, type Callers } from '../tokens/require-mover.ts';
import { describeRemotes } from './describe-remotes.ts';

const most = { ofOne: 100, ofEach: 20 };

interface Telling extends Callers {
  readHost: () => Promise<GateHost>;
}

/** `GET /platform/remotes/:name/releases` tells one remote's history, `GET /platform/releases/overview` everyone's. */
export function serveHistory(app: FastifyInstance, { readHost, ...callers }: Telling): void {
  const { database } = callers;

  app.get<{ Params: { name: string } }>('/remotes/:name/releases', async (request, reply) => {
    const remote = request.params.name;
    await requireMoverOf(remote, callers, request, reply);
    const [found] = await describeRemotes(database, { remote, most: most.ofOne });
    const nothing: RemoteOverview<Date> = {
      remote,
      title: remote,
      live: null,
      canary: null,
      pins: [],
      releases: [],
      moves: [],
      overrides: [],
      health: [],
      hourly: [],
      stuck: [],
      failures: [],
      rollout: null,
    };
    const result = found ?? nothing;
    reply.header('cache-control', 'no-store');
    return { success: true, message: `${remote} has ${result.releases.length} releases.`, result };
  });

  app.get('/releases/overview', async (request, reply) => {
    const mover = await requireMover(callers, request, reply);
    const wanted = mover.remote === '*' ? {} : { remote: mover.remote };
    const [remotes, unmet] = await Promise.all([
      describeRemotes(database, { ...wanted, most: most.ofEach }),
      findStranded(database, readHost),
    ]);
    const stranded = unmet.filter(({ remote }) => remotes.some((told) => told.remote === remote));
    reply.header('cache-control', 'no-store');
    const result: ReleasesOverview<Date> = { remotes, stranded };
    return { success: true, message: `There are ${remotes.length} remotes.`, result };
  });
}
