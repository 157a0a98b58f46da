import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../errors/api-error.ts';

export type LimitCaller = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const windowMs = 60_000;

export const callerLimits = fastifyPlugin(async function callerLimits(app: FastifyInstance) {
  const { callsPerPerson, callsPerHotel } = app.config;
  let check: LimitCaller | undefined;
  app.decorate('limitCaller', (request, reply) => check?.(request, reply) ?? Promise.resolve());
  await app.register(async (room) => {
    await room.register(rateLimit, { global: false });
    const person = room.createRateLimit({
      max: callsPerPerson,
      timeWindow: windowMs,
      keyGenerator: ({ caller }) => `person ${caller?.user_id}`,
    });
    const hotel = room.createRateLimit({
      max: callsPerHotel,
      timeWindow: windowMs,
      keyGenerator: ({ caller }) => `hotel ${caller?.hotel_id}`,
    });
    check = async (request, reply) => {
      const counts = [await person(request)];
      if (typeof request.caller?.hotel_id === 'number') counts.push(await hotel(request));
      const limits = counts.filter((count) => !count.isAllowed);
      const [tightest] = limits.toSorted((one, other) => one.remaining - other.remaining);
      if (!tightest) return;
      reply.headers({
        'ratelimit-limit': tightest.max,
        'ratelimit-remaining': tightest.remaining,
        'ratelimit-reset': tightest.ttlInSeconds,
      });
      const exceeded = limits.find((limit) => limit.isExceeded);
      if (exceeded) throw tooManyCalls(exceeded.ttlInSeconds);
    };
  });
});

function tooManyCalls(seconds: number): ApiError {
  const error = new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please try again soon.');
  error.retryAfterSeconds = seconds;
  return error;
}
