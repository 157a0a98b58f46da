import { isServiceAlias, type ServicesOverview } from '@suite/descriptor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostOf, type AddressRules } from '../../addresses/callable-addresses.ts';
import { hasCallableAddress } from '../../addresses/guarded-lookup.ts';
import { firstLanguage } from '../../document/first-language.ts';
import { RegistryError } from '../../errors/registry-error.ts';
import type { ReleaseActor } from '../../release-changes.repository.ts';
import { confirmationOf, requireActor, type Callers } from '../../tokens/require-actor.ts';
import { mapService, unmapService } from './map-service.ts';
import { readMapping, readUnmapping } from './mapping-request.ts';
import { findOriginProblem } from './service-origin.ts';

interface MappingDeps extends Callers {
  addresses: AddressRules;
  describe: (language: string | undefined) => Promise<ServicesOverview<Date>>;
  permissionNames: () => Promise<readonly string[]>;
}

type NamedService = { Params: { alias: string } };

export function serveMapping(
  app: FastifyInstance,
  { addresses, describe, permissionNames, ...callers }: MappingDeps,
): void {
  const { database } = callers;

  app.get('/services', async (request, reply) => {
    await requireOperator(callers, request, reply);
    const result = await describe(firstLanguage(request.headers['accept-language']));
    reply.header('cache-control', 'no-store');
    return { success: true, message: 'These are the services.', result };
  });

  app.put<NamedService>('/services/:alias', async (request, reply) => {
    const actor = await requireOperator(callers, request, reply);
    const alias = readAlias(request.params.alias);
    const wanted = readMapping(request.body);
    await requireCallable(wanted.origin, addresses);
    requireKnown(wanted.permissions ?? [], await permissionNames());
    const confirm = confirmationOf(callers, actor, request);
    const result = await mapService(database, { ...wanted, alias }, actor, confirm);
    return { success: true, message: `${alias} is mapped to ${wanted.origin}.`, result };
  });

  app.delete<NamedService>('/services/:alias', async (request, reply) => {
    const actor = await requireOperator(callers, request, reply);
    const alias = readAlias(request.params.alias);
    const { updated_at, force } = readUnmapping(request.body);
    const confirm = confirmationOf(callers, actor, request);
    const remotes = await unmapService(database, { alias, updated_at, force }, actor, confirm);
    const names = remotes.join(', ');
    const message =
      remotes.length === 0
        ? `${alias} is no longer mapped.`
        : `${alias} is no longer mapped, and the live release of ${names} needs it.`;
    return { success: true, message, result: { alias, remotes } };
  });
}

/** Refuses tokens of teams, as these must not decide where the platform sends tokens of users. */
async function requireOperator(
  callers: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ReleaseActor> {
  const actor = await requireActor(callers, request, reply);
  if (actor.remote === '*') return actor;
  const message = `This token is for ${actor.remote}; services are mapped by operators.`;
  throw new RegistryError(403, 'PERMISSION_DENIED', message);
}

function readAlias(alias: string): string {
  if (isServiceAlias(alias)) return alias;
  const message = 'The alias of a service is lower-case words joined by hyphens, such as spa.';
  throw new RegistryError(400, 'VALIDATION_ERROR', message);
}

function requireKnown(named: readonly string[], known: readonly string[]): void {
  const unknown = named.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const message = `There is no permission called ${unknown}; callers may need any of ${known.join(', ')}.`;
  throw new RegistryError(400, 'VALIDATION_ERROR', message);
}

async function requireCallable(origin: string, rules: AddressRules): Promise<void> {
  const problem = findOriginProblem(origin, rules);
  if (problem !== undefined) throw new RegistryError(400, 'VALIDATION_ERROR', problem);
  const host = hostOf(new URL(origin));
  if (await hasCallableAddress(host, rules)) return;
  const message = `${host} has an address that must not be called: let the operator of the server name it in SERVICE_HOSTS.`;
  throw new RegistryError(400, 'VALIDATION_ERROR', message);
}
