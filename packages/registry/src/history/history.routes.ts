import { check, type ReleasesOverview, type RemoteOverview } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { object, string, type InferType } from 'yup';
import { requireValid } from '../errors/registry-error.ts';
import type { LiveSets } from '../document/live-set.ts';
import { translateDescriptor } from '../translate-descriptor.ts';
import type { GateHost } from '../gate/gate-host.ts';
import { firstLanguage } from '../document/first-language.ts';
import { incompatibleReleases } from '../gate/check-gate.ts';
import type { PermissionHost } from '../permissions/permission-host.ts';
import { requireActor, requireActorOf, type Callers } from '../tokens/require-actor.ts';
import { describeRemotes } from './describe-remotes.ts';
import { listUndemotable } from './health.repository.ts';
import { listDescriptors, type DescribedRemote } from './history.repository.ts';

const maxRows = { oneRemote: 100, overview: 20 };
const pageSize = 20;

/** Without a page, all remotes are described. */
const overviewQuerySchema = object({
  page: string().matches(/^[1-9]\d{0,4}$/, 'page must be a whole number from 1'),
  search: string().max(100, 'search may have 100 characters at most'),
  owner: string(),
  remote: string(),
}).required();

type OverviewQuery = InferType<typeof overviewQuerySchema>;

interface HistoryDeps extends Callers {
  readHost: () => Promise<GateHost>;
  liveSets: LiveSets;
  permissionHost: PermissionHost | undefined;
}

export function serveHistory(app: FastifyInstance, deps: HistoryDeps): void {
  const { readHost, liveSets, permissionHost, ...callers } = deps;
  const { database } = callers;

  app.get<{ Params: { name: string } }>('/remotes/:name/releases', async (request, reply) => {
    const remote = request.params.name;
    await requireActorOf(remote, callers, request, reply);
    const { requiresPlatformSmokeRun } = await readHost();
    const [found] = await describeRemotes(
      database,
      await listDescriptors(database, remote, await liveSets.listServed()),
      {
        permissionHost,
        requiresPlatformSmokeRun,
        maxRows: maxRows.oneRemote,
        language: firstLanguage(request.headers['accept-language']),
      },
    );
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

  serveOverview(app, deps);
}

function serveOverview(
  app: FastifyInstance,
  { readHost, liveSets, permissionHost, ...callers }: HistoryDeps,
): void {
  const { database } = callers;

  app.get('/releases/overview', async (request, reply) => {
    const actor = await requireActor(callers, request, reply);
    const query = requireValid(check(overviewQuerySchema, request.query));
    const language = firstLanguage(request.headers['accept-language']);
    const served = await liveSets.listServed();
    const all = await listDescriptors(database, actor.remote === '*' ? query.remote : actor.remote, served);
    const found = all.filter((one) => matches(one, query, language));
    const host = await readHost();
    const incompatible = incompatibleReleases(served, host);
    const isPaged = query.page !== undefined;
    const described = isPaged
      ? pageOf(found, Number(query.page), [...incompatible, ...(await listUndemotable(database))])
      : found;
    const remotes = await describeRemotes(database, described, {
      ...{ permissionHost, maxRows: maxRows.overview, language },
      requiresPlatformSmokeRun: host.requiresPlatformSmokeRun,
    });
    const names = new Set(described.map(({ remote }) => remote));
    const owners = all.flatMap(({ descriptor }) => descriptor.owner ?? []);
    reply.header('cache-control', 'no-store');
    const result: ReleasesOverview<Date> = {
      remotes,
      stranded: incompatible.filter(({ remote }) => names.has(remote)),
      ...(isPaged && {
        ...{ total: found.length, page_size: pageSize, owners: [...new Set(owners)].sort() },
      }),
    };
    return { success: true, message: `There are ${found.length} remotes.`, result };
  });
}

/** Begins with what an operator must decide, so that none of it is hidden on a later page. */
function pageOf(
  found: readonly DescribedRemote[],
  page: number,
  troubled: readonly { remote: string }[],
): DescribedRemote[] {
  const first = new Set(troubled.map(({ remote }) => remote));
  const sorted = [...found].sort(
    (one, other) => Number(first.has(other.remote)) - Number(first.has(one.remote)),
  );
  return sorted.slice((page - 1) * pageSize, page * pageSize);
}

function matches(
  { remote, descriptor }: DescribedRemote,
  { search = '', owner }: OverviewQuery,
  language: string | undefined,
): boolean {
  const { title } = translateDescriptor(descriptor, language);
  const texts = [remote, title, descriptor.title].map((text) => text.toLowerCase());
  return (
    (owner === undefined || descriptor.owner === owner) &&
    texts.some((text) => text.includes(search.trim().toLowerCase()))
  );
}
