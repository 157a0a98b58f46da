import { sql } from '@suite/database';
import { check, smokeOutcomes } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { array, object, string } from 'yup';
import { RegistryError } from '../errors/registry-error.ts';
import { refusalWithoutFiles } from '../promote/refusal-without-files.ts';
import { findRelease } from '../releases.repository.ts';
import { requireActorOf, type Callers } from '../tokens/require-actor.ts';

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
})
  .noUnknown('The body has unknown fields: ${unknown}')
  .typeError(example)
  .required(example);

interface Params {
  name: string;
  release: string;
}

/**
 * `GET /platform/remotes/:name/releases/:release` gives a published release.json, which a smoke run starts from;
 * `PUT …/smoke-run` keeps what the run found beside the release.
 */
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

  app.put<{ Params: Params }>('/remotes/:name/releases/:release/smoke-run', async (request, reply) => {
    const { name: remote, release } = request.params;
    await requireActorOf(remote, callers, request, reply);
    const body = check(bodySchema, request.body);
    if (!body.ok)
      throw new RegistryError(400, 'VALIDATION_ERROR', body.problems[0]?.message ?? example, body.problems);
    const stored = await database.query(sql`
      update releases set smoke_run = ${JSON.stringify(body.value)}::jsonb || jsonb_build_object('ran_at', now())
      where remote = ${remote} and release = ${release} returning release`);
    if (stored.length === 0) throw await refusalWithoutFiles(database, { remote, release });
    return { success: true, message: `The smoke run of ${remote} ${release} is kept.`, result: null };
  });
}
