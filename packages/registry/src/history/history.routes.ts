import type { ReleasesOverview, RemoteOverview } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import type { GateHost } from '../gate/gate-host.ts';
import { firstLanguage } from '../document/first-language.ts';
import { findIncompatibleReleases } from '../gate/warn-incompatible-releases.ts';
import type { PermissionHost } from '../permissions/permission-host.ts';
import { requireActor, requireActorOf, type Callers } from '../tokens/require-actor.ts';
import { describeRemotes } from './describe-remotes.ts';

const maxRows = { oneRemote: 100, overview: 20 };

interface HistoryDeps extends Callers {
  readHost: () => Promise<GateHost>;
  permissionHost: PermissionHost | undefined;
}

export function serveHistory(
  app: FastifyInstance,
  { readHost, permissionHost, ...callers }: HistoryDeps,
): void {
  const { database } = callers;

  app.get<{ Params: { name: string } }>('/remotes/:name/releases', async (request, reply) => {
    const remote = request.params.name;
    await requireActorOf(remote, callers, request, reply);
    const { requiresPlatformSmokeRun } = await readHost();
    const [found] = await describeRemotes(database, {
      remote,
      permissionHost,
      requiresPlatformSmokeRun,
      maxRows: maxRows.oneRemote,
      language: firstLanguage(request.headers['accept-language']),
    });
    const emptyOverview: RemoteOverview<Date> = {
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
    const result = found ?? emptyOverview;
    reply.header('cache-control', 'no-store');
    return { success: true, message: `${remote} has ${result.releases.length} releases.`, result };
  });

  app.get('/releases/overview', async (request, reply) => {
    const actor = await requireActor(callers, request, reply);
    const language = firstLanguage(request.headers['accept-language']);
    const wanted = actor.remote === '*' ? {} : { remote: actor.remote };
    const { requiresPlatformSmokeRun } = await readHost();
    const [remotes, incompatible] = await Promise.all([
      describeRemotes(database, {
        ...wanted,
        ...{ permissionHost, requiresPlatformSmokeRun, maxRows: maxRows.overview, language },
      }),
      findIncompatibleReleases(database, readHost),
    ]);
    const stranded = incompatible.filter(({ remote }) =>
      remotes.some((described) => described.remote === remote),
    );
    reply.header('cache-control', 'no-store');
    const result: ReleasesOverview<Date> = { remotes, stranded };
    return { success: true, message: `There are ${remotes.length} remotes.`, result };
  });
}
