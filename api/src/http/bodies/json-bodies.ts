import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../errors/api-error.ts';

/** From the head of a request to the last byte of its body, which has 1 MB at most. */
const deadlineMs = 20_000;

/** Bodies are JSON and nothing else, and arrive in time; an empty one is no body. */
export const jsonBodies = fastifyPlugin(async function jsonBodies(
  app: FastifyInstance,
  { patienceMs = deadlineMs }: { patienceMs?: number },
) {
  app.addHook('preParsing', async (request, reply, body) => {
    if (!request.headers['content-type']?.startsWith('application/json')) return;
    const timer = setTimeout(() => {
      // The rest of the body is not read.
      reply.header('connection', 'close');
      body.emit(
        'error',
        new ApiError(408, 'UNAVAILABLE', 'The request did not arrive in time. Please try again.'),
      );
    }, patienceMs);
    const arrived = () => clearTimeout(timer);
    for (const event of ['end', 'close', 'error']) body.once(event, arrived);
    // Refused before it was read to its end.
    reply.raw.once('close', arrived);
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  // A form of another site can send plain text without being asked first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
});
