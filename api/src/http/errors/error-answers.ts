import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { watchDisk } from './full-disk.ts';
import { toApiError } from './to-api-error.ts';
import { failureOf } from './api-error.ts';

/** Answers every failure with the error envelope. */
export const errorAnswers = fastifyPlugin(async function errorAnswers(app: FastifyInstance) {
  app.decorate('fullDisk', watchDisk(app));
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
});

/** Answers with what the caller may know, and logs the rest with the request's id. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toApiError(error);
  if (refusal.status === 507) request.server.fullDisk.note();
  if (refusal.status >= 500) request.log.error({ err: error }, 'The request failed');
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply.code(refusal.status).header('cache-control', 'no-store').send(failureOf(refusal));
}
