import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isMachine } from '../../access/caller.ts';
import { ApiError } from '../errors/api-error.ts';
import { CallCounts } from './call-counts.ts';

export type LimitCaller = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export const callerLimits = fastifyPlugin(async function callerLimits(app: FastifyInstance) {
  const { callsPerPerson, callsPerHotel } = app.config;
  const calls = new CallCounts(app.database, app.log);
  app.addHook('onClose', () => calls.close());
  app.decorate('limitCaller', async ({ caller }, reply) => {
    if (!caller) return;
    const { user_id, hotel_id } = caller;
    const counted = isMachine(caller) ? { hotel_id, token_id: caller.token.id } : { hotel_id, user_id };
    const own = await calls.count(counted, callsPerPerson);
    const counts = [own];
    // Calls above the limit of one person or token do not use up the hotel's.
    if (hotel_id !== null && !own.isExceeded)
      counts.push(await calls.count({ hotel_id, user_id: null }, callsPerHotel));
    const exceeded = counts.find(({ isExceeded }) => isExceeded);
    const [tightest = own] = counts.toSorted((one, other) => one.remaining - other.remaining);
    const { max, remaining, leftMs } = exceeded ?? tightest;
    const seconds = Math.max(1, Math.ceil(leftMs / 1000));
    reply.headers({ 'ratelimit-limit': max, 'ratelimit-remaining': remaining, 'ratelimit-reset': seconds });
    if (exceeded) throw tooManyCalls(seconds);
  });
});

export function tooManyCalls(seconds: number): ApiError {
  const error = new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please try again soon.');
  error.retryAfterSeconds = seconds;
  return error;
}
