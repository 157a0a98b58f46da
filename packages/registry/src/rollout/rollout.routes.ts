import { check, releaseIdPattern } from '@suite/descriptor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { number, object, string } from 'yup';
import { RegistryError } from '../errors/registry-error.ts';
import type { ReadHost } from '../gate/gate-host.ts';
import type { OnTakenAway } from '../promote/move-channels.ts';
import { requirePublished } from '../promote/require-published.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { requireActorOf, type Callers } from '../tokens/require-actor.ts';
import { advanceRollout } from './advance-rollout.ts';
import { startRollout } from './start-rollout.ts';

const daySeconds = 86_400;

const wholeNumber = (name: string, max: number) => {
  const problem = `${name} must be a whole number from 1 to ${max}`;
  return number()
    .typeError(problem)
    .integer(problem)
    .min(1, problem)
    .max(max, problem)
    .required(`${name} is required`);
};

const bodySchema = object({
  release: string()
    .typeError('release must be text')
    .matches(releaseIdPattern, 'release must look like 1.0.0-3f2a9c0d1e4b')
    .required('release is required'),
  hold_seconds: wholeNumber('hold_seconds', daySeconds),
  min_loads: wholeNumber('min_loads', 1_000),
})
  .noUnknown('The body has unknown fields: ${unknown}')
  .typeError('The body must be an object')
  .required('The body must be an object');

interface RolloutDeps extends Callers {
  storage: ReleaseStorage;
  readHost: ReadHost;
  onTakenAway: OnTakenAway | undefined;
}

export function serveRollout(
  app: FastifyInstance,
  { storage, readHost, onTakenAway, ...callers }: RolloutDeps,
): void {
  const { database } = callers;

  async function describe(remote: string, request: FastifyRequest, reply: FastifyReply) {
    const rollout = await advanceRollout({ database, readHost, onTakenAway }, remote, request.log);
    if (!rollout) throw new RegistryError(404, 'NOT_FOUND', `No release of ${remote} is on its way.`);
    reply.header('cache-control', 'no-store');
    return rollout;
  }

  app.post<{ Params: { name: string } }>('/remotes/:name/rollout', async (request, reply) => {
    const remote = request.params.name;
    const actor = await requireActorOf(remote, callers, request, reply);
    const checked = check(bodySchema, request.body);
    if (!checked.ok) {
      const { problems } = checked;
      throw new RegistryError(400, 'VALIDATION_ERROR', problems[0]?.message ?? '', problems);
    }
    const { release } = checked.value;
    const manifest = await requirePublished({ database, storage }, { remote, release });
    const { resumed } = await startRollout(
      { database, host: await readHost(manifest?.descriptor.services) },
      { remote, ...checked.value },
      actor,
    );
    const result = await describe(remote, request, reply);
    const message = `${result.percent} % of the people get ${remote} ${release}${resumed ? ' already' : ''}.`;
    return { success: true, message, result };
  });

  app.get<{ Params: { name: string } }>('/remotes/:name/rollout', async (request, reply) => {
    const remote = request.params.name;
    await requireActorOf(remote, callers, request, reply);
    const result = await describe(remote, request, reply);
    return { success: true, message: `${remote} ${result.release}: ${result.state}.`, result };
  });
}
