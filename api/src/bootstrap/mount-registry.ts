import { permissionNames } from '@suite/contracts/permissions';
import {
  ownedPaths,
  reservedNames,
  reservedPaths,
  reservedPhrases,
  reservedWords,
} from '@suite/contracts/platform';
import type { OpenDatabase } from '@suite/database';
import { registry } from '@suite/registry';
import type { ConfirmCall, RegistryOptions, ServiceOptions, VisitorOf } from '@suite/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isMachine } from '../access/caller.ts';
import { findPerson, requireConfirmedAction } from '../auth/auth.public.ts';
import { UnconfirmedActionError } from '../errors/unconfirmed-action.ts';
import { findHotelNames } from '../hotels/hotels.public.ts';
import { readOwnLabels, readProvidedVersions } from '../http/assets/shell-facts.ts';
import { confirmedPlatformCalls } from '../http/endpoints/confirmed-platform-calls.ts';
import { servedVersions } from '../http/endpoints/contract-endpoints.ts';
import { addressRules } from '../http/guarded-calls/public-address.ts';
import { networkOf } from '../http/limits/network-of.ts';
import { traceHeaders } from '../http/tracing/trace-context.ts';
import { notifyPeople } from '../notifications/notifications.public.ts';
import { permissionHost } from '../staff-roles/staff-roles.public.ts';

export async function mountRegistry(
  app: FastifyInstance,
  database: OpenDatabase,
  visitor: VisitorOf,
): Promise<void> {
  const { config, releaseStorage: storage } = app;
  const options = {
    database,
    storage,
    visitor,
    confirmCall: confirmPlatformCall,
    networkOf,
    findPerson: (idOrEmail) => findPerson(database, idOrEmail),
    findTenants: async (ids) => [...(await findHotelNames(database, ids)).keys()],
    secretKey: config.secretKey,
    services: serviceOptions(app),
    freeOverrides: config.demo,
    permissionNames,
    requiresPlatformSmokeRun: config.requiresPlatformSmokeRun,
    permissionHost,
    onTakenAway: (tx, { change, ...subject }, { user_id: actor_id }) =>
      notifyPeople(tx, { kind: 'release', hotel_id: null, actor_id, ...subject, release_change: change }),
    reservedNames,
    reservedPaths,
    ownedPaths,
    reservedWords,
    reservedPhrases,
    hostLabels: () => readOwnLabels(config.shellDir),
    ...(app.countOverride && { onOverride: app.countOverride }),
    sdk: { folder: config.sdkDir, publicUrl: config.publicUrl },
    apiVersions: servedVersions(app),
    providedVersions: () => readProvidedVersions(config.shellDir),
  } satisfies RegistryOptions;
  await app.register(async (platform) => {
    storeUnconfirmedCalls(platform);
    await platform.register(registry, options);
  });
}

function serviceOptions({ config, countServiceCall }: FastifyInstance): ServiceOptions {
  return {
    ...(countServiceCall && { onCall: countServiceCall }),
    issuer: config.publicUrl,
    addresses: addressRules(config, config.serviceHosts),
    limits: {
      headersTimeoutMs: config.serviceAnswerSeconds * 1000,
      maxBodyBytes: config.serviceBodyMb * 1_000_000,
    },
    traceHeaders: () => ({ ...traceHeaders() }),
    async callerOf(request, reply) {
      const caller = await request.server.requireCaller(request, reply, { access: 'signed-in' });
      const { user_id, hotel_id, roles, permissions, scope } = caller;
      return {
        user_id,
        tenant_id: hotel_id,
        sees_every_tenant: scope.kind === 'all',
        roles: roles.map(({ role_name }) => role_name),
        permissions,
      };
    },
  };
}

const nameOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url}`;

function boundCallerOf(request: FastifyRequest) {
  const { caller, params, body } = request;
  if (!caller || isMachine(caller))
    throw new Error(`${nameOf(request)} asks for a confirmation of an unknown caller`);
  return { ...caller, called: { name: nameOf(request), input: { params, body } } };
}

const confirmPlatformCall: ConfirmCall = async (request, tx) => {
  const describe = confirmedPlatformCalls[nameOf(request)];
  if (!describe) throw new Error(`confirmed-platform-calls.ts does not describe ${nameOf(request)}`);
  const { params, body } = request;
  const sent = { ...(body as object | null), ...(params as object) };
  await requireConfirmedAction(tx, boundCallerOf(request), describe(sent));
};

/** Stores refused calls after the rollback. Must be called before the registry's routes are registered. */
function storeUnconfirmedCalls(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!Object.hasOwn(confirmedPlatformCalls, `${String(route.method)} ${route.url}`)) return;
    const { handler } = route;
    route.handler = async function storing(request, reply) {
      try {
        return await handler.call(this, request, reply);
      } catch (error) {
        if (error instanceof UnconfirmedActionError)
          await app.storeUnconfirmed(boundCallerOf(request), error, false);
        throw error;
      }
    };
  });
}
