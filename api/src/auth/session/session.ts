import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { holdsAny } from '@suite/contracts/permissions';
import { apiTokenStart, type AnyCaller, type Caller, type MachineCaller } from '../../access/caller.ts';
import { touchSession, wasJustRenewed } from '../sessions.repository.ts';
import { hashToken } from '../domain/tokens.ts';
import { findCaller } from '../use-cases/find-caller.ts';
import { storeUnconfirmed } from '../use-cases/require-confirmation.ts';
import { requireReadyAccount } from '../use-cases/require-ready-account.ts';
import { renewSession } from '../use-cases/renew-session.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { FindMachine, RequireCaller, SignedInEndpoint } from '../../http/endpoints/require-caller.ts';
import { refuseForeignOrigin } from '../../http/security/origin.ts';
import { clearSessionCookies, readSessionCookies, setSessionCookies } from './session-cookies.ts';

export const session = fastifyPlugin(async function session(
  app: FastifyInstance,
  { findMachine }: { findMachine: FindMachine },
) {
  await app.register(cookie);
  app.decorateRequest('caller', null);
  app.decorate('requireCaller', requireCaller as RequireCaller);
  app.decorate('findMachine', findMachine);
  app.decorate('storeUnconfirmed', storeUnconfirmed(app.database));
  app.addHook('onRequest', refuseForeignOrigin);
});

async function requireCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: SignedInEndpoint,
): Promise<AnyCaller> {
  const token = bearerOf(request);
  if (token?.startsWith(apiTokenStart))
    return requireMachine(request, reply, { token, scope: endpoint.scope });
  const { access } = endpoint;
  const caller = await identify(request, reply);
  if (!caller) throw new DomainError('UNAUTHENTICATED', token ? 'API_TOKEN_UNPREFIXED' : 'SIGN_IN_REQUIRED');
  request.caller = caller;
  await request.server.limitCaller(request, reply);
  requireReadyAccount(caller, endpoint);
  if (access !== 'signed-in' && !holdsAny(caller.permissions, access.anyOf)) {
    throw new DomainError('PERMISSION_DENIED', 'PERMISSION_DENIED');
  }
  return caller;
}

const tokenRefusals = {
  expired: 'API_TOKEN_EXPIRED',
  revoked: 'API_TOKEN_REVOKED',
  unknown: 'API_TOKEN_UNKNOWN',
} as const;

/** Cookies play no role, because a token that is refused must not act as the person at the browser. */
async function requireMachine(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, scope }: { token: string } & Pick<SignedInEndpoint, 'scope'>,
): Promise<MachineCaller> {
  const { findMachine, limitCaller, limitPublicCall } = request.server;
  const found = await findMachine(token, request.ip);
  if (found.state !== 'valid') {
    await limitPublicCall({ route: 'unknown API tokens', address: request.ip });
    throw new DomainError('UNAUTHENTICATED', tokenRefusals[found.state]);
  }
  const { caller } = found;
  request.caller = caller;
  await limitCaller(request, reply);
  if (scope === undefined) throw new DomainError('PERMISSION_DENIED', 'API_TOKEN_NOT_ACCEPTED');
  if (!caller.token.scopes.includes(scope)) {
    throw new DomainError('PERMISSION_DENIED', 'API_TOKEN_SCOPE_MISSING', { scope });
  }
  return caller;
}

/** Resolves to null without a session. After a renewal, the answer makes the caller repeat the request once. */
export async function identify(request: FastifyRequest, reply: FastifyReply): Promise<Caller | null> {
  const bearer = bearerOf(request);
  const cookies = readSessionCookies(request);
  const token = bearer ?? cookies.access;
  const { database, log } = request.server;
  const found = token ? await findCaller(database, token, request.ip) : undefined;
  if (found?.state === 'valid') {
    if (found.isSeenLongAgo) {
      touchSession(database, found.caller.session_id).catch((error: unknown) =>
        log.warn(
          { err: error },
          'The last use of a session could not be stored; the next request tries again',
        ),
      );
    }
    return found.caller;
  }
  const isRenewed = cookies.refresh ? await renewCookies(cookies.refresh, reply) : false;
  if (isRenewed || (bearer && found?.state === 'expired')) {
    throw new DomainError('TOKEN_EXPIRED', 'SESSION_EXPIRED');
  }
  if (cookies.access || cookies.refresh) clearSessionCookies(reply);
  return null;
}

async function renewCookies(refresh: string, reply: FastifyReply): Promise<boolean> {
  const { database } = reply.server;
  const renewed = await renewSession(database, refresh);
  if (renewed) setSessionCookies(reply, renewed);
  // The tab's repeated request carries the cookies that another tab received when it changed the password.
  return renewed !== undefined || wasJustRenewed(database, hashToken(refresh));
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
