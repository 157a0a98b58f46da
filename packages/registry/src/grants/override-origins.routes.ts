import { check, isOnThisMachine, overrideUrl } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import { RegistryError, requireValid } from '../errors/registry-error.ts';
import { confirmationOf, requireActor, type Callers } from '../tokens/require-actor.ts';
import {
  insertOriginDecision,
  listOverrideOrigins,
  lockOriginDecisions,
} from './override-origins.repository.ts';

const example = 'Send {"origin": "https://my-machine.example:4001"}';
const bodySchema = object({
  origin: string().typeError('origin must be text').max(300).required(`origin is required. ${example}`),
})
  .noUnknown('The body has unknown fields: ${unknown}')
  .typeError(example)
  .required(example);

const decisions = { accept: 'accepted', refuse: 'refused' } as const;

export function serveOverrideOrigins(app: FastifyInstance, callers: Callers): void {
  const { database } = callers;
  for (const [verb, decision] of Object.entries(decisions)) {
    app.post<{ Params: { name: string } }>(
      `/remotes/:name/override-origins/${verb}`,
      async (request, reply) => {
        const remote = request.params.name;
        const actor = await requireActor(callers, request, reply);
        if (actor.remote !== '*') {
          const message = `Operators decide about origins: ask one of them about ${remote}.`;
          throw new RegistryError('PERMISSION_DENIED', message);
        }
        const origin = readOrigin(request.body);
        const confirm = confirmationOf(callers, actor, request);
        const changed = await database.transaction(async (tx) => {
          await lockOriginDecisions(tx);
          const last = (await listOverrideOrigins(tx, remote)).find((one) => one.origin === origin);
          if (!last && decision === 'refused')
            throw new RegistryError('NOT_FOUND', `${origin} is not on the list of origins of ${remote}.`);
          if (last?.status === decision) return false;
          if (decision === 'accepted') await confirm(tx);
          await insertOriginDecision(tx, { remote, origin, decision }, actor);
          return true;
        });
        const message = `${origin} is ${decision}${changed ? '' : ' already'} for ${remote}.`;
        return { success: true, message, result: { remote, origin, decision, changed } };
      },
    );
  }
}

function readOrigin(body: unknown): string {
  const { origin: text } = requireValid(check(bodySchema, body));
  const url = overrideUrl(text);
  const origin = url === undefined ? undefined : new URL(url).origin;
  const message = `origin must be one origin such as https://my-machine.example:4001, without a path.`;
  if (origin === undefined || `${origin}/` !== url) throw new RegistryError('VALIDATION_ERROR', message);
  if (!isOnThisMachine(origin)) return origin;
  const local = 'A loopback address needs no acceptance: it is for the one user who confirms its grant.';
  throw new RegistryError('VALIDATION_ERROR', local);
}
