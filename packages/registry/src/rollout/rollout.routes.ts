import { check, releaseIdPattern } from '@suite/descriptor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { number, object, string } from 'yup';
import { RegistryError, requireValid } from '../errors/registry-error.ts';
import type { ReadHost, GateHost } from '../gate/gate-host.ts';
import type { OnTakenAway } from '../promote/move-channels.ts';
import { requirePublished } from '../promote/require-published.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { requireActorOf, type Callers, type ScopedActor } from '../tokens/require-actor.ts';
import { advanceRollout, firstPercent } from './advance-rollout.ts';
import type { Database } from '@suite/database';
import { listChannelsOf, lockChannels } from '../channels.repository.ts';
import { promoteLocked } from '../promote/promote-release.flow.ts';
import { insertRollout, listRollouts, type NewRollout } from './rollouts.repository.ts';

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
    if (!rollout) throw new RegistryError('NOT_FOUND', `No release of ${remote} is on its way.`);
    reply.header('cache-control', 'no-store');
    return rollout;
  }

  app.post<{ Params: { name: string } }>('/remotes/:name/rollout', async (request, reply) => {
    const remote = request.params.name;
    const actor = await requireActorOf(remote, callers, request, reply);
    const wanted = requireValid(check(bodySchema, request.body));
    const { release } = wanted;
    const manifest = await requirePublished({ database, storage }, { remote, release });
    const { resumed } = await startRollout(
      { database, host: await readHost(manifest?.descriptor.services) },
      { remote, ...wanted },
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

/** Changes nothing if the same rollout is running, so that an interrupted command may be repeated. */
function startRollout(
  { database, host }: { database: Database; host: GateHost },
  wanted: Omit<NewRollout, 'percent'>,
  actor: ScopedActor,
): Promise<{ resumed: boolean }> {
  const { remote, release } = wanted;
  return database.transaction(async (tx) => {
    await lockChannels(tx);
    const [current] = await listRollouts(tx, remote);
    if (current?.state === 'running') {
      if (current.release === release) return { resumed: true };
      throw new RegistryError(
        'CONFLICT',
        `${remote} ${current.release} is given to ${current.percent} % of the people now. Wait for its end, or end it: rollback ${remote} --canary`,
      );
    }
    const live = (await listChannelsOf(tx, remote)).find(({ channel }) => channel === 'live');
    if (!live)
      throw new RegistryError(
        'CONFLICT',
        `${remote} has no live release to compare ${release} with. Promote it to all users.`,
      );
    if (live.release === release)
      throw new RegistryError('CONFLICT', `${remote} ${release} is live for all users already.`);
    const promotion = { remote, release, percent: firstPercent, tenants: undefined, turn: undefined };
    await promoteLocked(tx, host, promotion, actor);
    await insertRollout(tx, { ...wanted, percent: firstPercent }, actor);
    return { resumed: false };
  });
}
