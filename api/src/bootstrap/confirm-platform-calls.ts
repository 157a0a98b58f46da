import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ConfirmCall } from '@suite/registry';
import { requireConfirmedAction } from '../auth/auth.public.ts';
import { UnconfirmedActionError } from '../errors/unconfirmed-action.ts';
import { confirmedPlatformCalls } from '../http/endpoints/confirmed-platform-calls.ts';

const nameOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url}`;

function boundCallerOf(request: FastifyRequest) {
  const { caller, params, body } = request;
  if (!caller) throw new Error(`${nameOf(request)} asks for a confirmation of an unknown caller`);
  return { ...caller, called: { name: nameOf(request), input: { params, body } } };
}

export const confirmPlatformCall: ConfirmCall = async (request, tx) => {
  const describe = confirmedPlatformCalls[nameOf(request)];
  if (!describe) throw new Error(`confirmed-platform-calls.ts does not describe ${nameOf(request)}`);
  const { params, body } = request;
  const sent = { ...(body as object | null), ...(params as object) };
  await requireConfirmedAction(tx, boundCallerOf(request), describe(sent));
};

/** Stores refused calls after the rollback. Must be called before the registry's routes are registered. */
export function storeUnconfirmedCalls(app: FastifyInstance): void {
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
