import {
  isServiceAlias,
  check,
  permissionNamePattern,
  remoteNamePattern,
  type ServicesOverview,
} from '@suite/descriptor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  hostOf,
  hasCallableAddress,
  findOriginProblem,
  type AddressRules,
} from '../../addresses/callable-addresses.ts';
import { firstLanguage } from '../../document/first-language.ts';
import { RegistryError, requireValid } from '../../errors/registry-error.ts';
import type { ReleaseActor } from '../../release-changes.repository.ts';
import { confirmationOf, requireActor, type Callers } from '../../tokens/require-actor.ts';
import { mapService, unmapService } from './map-service.ts';
import { array, boolean, object, string } from 'yup';

const updatedAt = string().test(
  'instant',
  'updated_at must be an instant such as 2026-03-14T09:30:00.000Z',
  (text) => text === undefined || !Number.isNaN(Date.parse(text)),
);
const unknown = 'The body has unknown fields: ${unknown}';
const mappingSchema = object({
  origin: string().typeError('origin must be text').max(300).required('origin is required'),
  remotes: array()
    .of(string().max(100).matches(remoteNamePattern, '${path} must look like mf-spa').required())
    .max(50, 'remotes may list 50 at most')
    .typeError('remotes must list the remotes that may call the service')
    .optional(),
  permissions: array()
    .of(string().max(100).matches(permissionNamePattern, '${path} is not a permission name').required())
    .min(1, 'permissions must name one at least; send null for those of the remotes')
    .max(20, 'permissions may list 20 at most')
    .typeError('permissions must list permissions of which callers need any, or be null')
    .nullable()
    .optional(),
  updated_at: updatedAt,
})
  .noUnknown(unknown)
  .required('Send {"origin": "https://…"}');
const unmappingSchema = object({
  updated_at: updatedAt,
  force: boolean().typeError('force must be true or false').default(false),
})
  .noUnknown(unknown)
  .required('Send {"updated_at": "…"}');

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
    const wanted = requireValid(check(mappingSchema, request.body));
    await requireCallable(wanted.origin, addresses);
    requireKnown(wanted.permissions ?? [], await permissionNames());
    const confirm = confirmationOf(callers, actor, request);
    const result = await mapService(database, { ...wanted, alias }, actor, confirm);
    return { success: true, message: `${alias} is mapped to ${wanted.origin}.`, result };
  });

  app.delete<NamedService>('/services/:alias', async (request, reply) => {
    const actor = await requireOperator(callers, request, reply);
    const alias = readAlias(request.params.alias);
    const { updated_at, force } = requireValid(check(unmappingSchema, request.body ?? {}));
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
  throw new RegistryError('PERMISSION_DENIED', message);
}

function readAlias(alias: string): string {
  if (isServiceAlias(alias)) return alias;
  const message = 'The alias of a service is lower-case words joined by hyphens, such as spa.';
  throw new RegistryError('VALIDATION_ERROR', message);
}

function requireKnown(named: readonly string[], known: readonly string[]): void {
  const unknown = named.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const message = `There is no permission called ${unknown}; callers may need any of ${known.join(', ')}.`;
  throw new RegistryError('VALIDATION_ERROR', message);
}

async function requireCallable(origin: string, rules: AddressRules): Promise<void> {
  const problem = findOriginProblem(origin, rules);
  if (problem !== undefined) throw new RegistryError('VALIDATION_ERROR', problem);
  const host = hostOf(new URL(origin));
  if (await hasCallableAddress(host, rules)) return;
  const message = `${host} has an address that must not be called: let the operator of the server name it in SERVICE_HOSTS.`;
  throw new RegistryError('VALIDATION_ERROR', message);
}
