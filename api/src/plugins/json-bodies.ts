import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Bodies are JSON and nothing else; an empty one is no body. */
export const jsonBodies = fastifyPlugin(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  // A form of another site can send plain text without being asked first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
});
