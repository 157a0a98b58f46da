import { sql } from '@suite/database';
import { check, smokeOutcomes } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { array, object, string } from 'yup';
import { RegistryError, requireValid } from '../errors/registry-error.ts';
import type { ReleaseKey } from '../release-key.ts';
import { refusalWithoutFiles } from '../promote/require-published.ts';
import { findRelease } from '../releases.repository.ts';
import { requireScope, requireToken } from '../tokens/release-tokens.ts';
import { requireActor, requireActorOf, type Callers } from '../tokens/require-actor.ts';

const example = 'Send {"outcome": "passed", "findings": []}';

const bodySchema = object({
  outcome: string().oneOf(smokeOutcomes, 'outcome must be one of: ${values}').required('outcome is required'),
  findings: array()
    .of(
      string()
        .typeError('findings must list texts')
        .matches(/^[a-z-]{1,40}$/, 'findings must list codes such as next-page')
        .required(),
    )
    .typeError('findings must be a list')
    .max(50, 'findings may list 50 at most')
    .required('findings is required'),
  messages: array()
    .of(string().max(1000).required())
    .typeError('messages must be a list')
    .max(50, 'messages may list 50 at most'),
})
  .noUnknown('The body has unknown fields: ${unknown}')
  .typeError(example)
  .required(example);

const maxWaiting = 20;

interface Params {
  name: string;
  release: string;
}

/** Serves smoke runs: a result counts as the platform's with an operator's token, otherwise as the team's. */
export function serveSmokeRuns(app: FastifyInstance, callers: Callers): void {
  const { database } = callers;

  app.get<{ Params: Params }>('/remotes/:name/releases/:release', async (request, reply) => {
    const { name: remote, release } = request.params;
    await requireActorOf(remote, callers, request, reply);
    const manifest = await findRelease(database, remote, release);
    if (!manifest) throw await refusalWithoutFiles(database, { remote, release });
    reply.header('cache-control', 'no-store');
    return { success: true, message: `${remote} ${release} is published.`, result: { manifest } };
  });

  app.put<{ Params: Params }>('/remotes/:name/releases/:release/smoke-run', async (request) => {
    const { name: remote, release } = request.params;
    // Sessions are not accepted, as code of any remote in an operator's page could report a faked run.
    const token = await requireToken(database, request);
    requireScope(token, remote);
    const body = requireValid(check(bodySchema, request.body));
    const isPlatform = token.remote === '*';
    const run = sql`${JSON.stringify(body)}::jsonb || jsonb_build_object('ran_at', now())`;
    const stored = await database.query(sql`
      update releases set ${isPlatform ? sql`platform_smoke_run` : sql`smoke_run`} = ${run}
      where remote = ${remote} and release = ${release} returning release`);
    if (stored.length === 0) throw await refusalWithoutFiles(database, { remote, release });
    return {
      success: true,
      message: `The smoke run of ${remote} ${release} is kept as ${isPlatform ? "the platform's" : 'reported by the team'}.`,
      result: null,
    };
  });

  app.get('/smoke-runs', async (request, reply) => {
    const actor = await requireActor(callers, request, reply);
    if (actor.remote !== '*')
      throw new RegistryError('PERMISSION_DENIED', 'Only operators may list what waits for a run.');
    const waiting = await database.query<ReleaseKey>(sql`
      select remote, release from releases where platform_smoke_run is null and files_removed_at is null
      order by last_published_at desc limit ${maxWaiting}`);
    reply.header('cache-control', 'no-store');
    return {
      success: true,
      message: `${waiting.length} releases wait for a smoke run.`,
      result: { waiting },
    };
  });
}
