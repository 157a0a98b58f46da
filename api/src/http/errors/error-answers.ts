import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { DomainError } from '../../errors/domain-error.ts';
import { watchDisk } from './full-disk.ts';
import { toApiError } from './to-api-error.ts';
import { failureOf, type ApiError } from './api-error.ts';
import { openLineLimit } from './limit-lines.ts';

export const errorAnswers = fastifyPlugin(async function errorAnswers(app: FastifyInstance) {
  app.decorate('fullDisk', watchDisk(app));
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
});

const refusalIntervalMs = 60_000;
const limitRefusals = openLineLimit(refusalIntervalMs);

/** Omits the values of the call, which contain secrets. */
function logRefusal(error: unknown, { status, errorType }: ApiError, request: FastifyRequest): void {
  const { log, ip, caller, method, routeOptions } = request;
  const route = routeOptions.url ?? 'none';
  const message = lineOf(status, errorType, route);
  if (!message) return;
  const kind = `${errorType} ${method} ${route} ${caller?.user_id ?? ip}`;
  const user_id = caller?.user_id ?? (error as Partial<DomainError>).user_id ?? null;
  const fields = { user_id, address: ip, method, route, errorType };
  limitRefusals(kind, (more) => log.warn({ ...fields, ...more }, message));
}

function lineOf(status: number, errorType: string, route: string): string | undefined {
  const isSignIn = signInRoutes.test(route);
  if (isSignIn && (status === 401 || status === 403 || status === 429)) return 'A sign-in failed';
  const isRefused = status === 403 && errorType !== 'CONFIRMATION_REQUIRED';
  return isRefused ? 'A call was refused' : undefined;
}

const signInRoutes = /^\/api\/auth\/(?:login(?:\/|$)|confirmation(?:\/|$)|providers\/:provider\/finish$)/;

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toApiError(error);
  if (refusal.status === 507) request.server.fullDisk.note();
  if (refusal.status >= 500) request.log.error({ err: error }, 'The request failed');
  else logRefusal(error, refusal, request);
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply.code(refusal.status).header('cache-control', 'no-store').send(failureOf(refusal));
}
