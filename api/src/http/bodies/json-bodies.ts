import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../errors/api-error.ts';

const deadlineMs = 20_000;

const maxDepth = 100;
const maxValues = 20_000;

/** Detects deep nesting and many small values, for which JSON.parse takes long. */
function isExcessive(json: string): boolean {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < json.length; index++) {
    const sign = json[index];
    if (sign === '"') {
      index = endOfText(json, index);
    } else if (sign === '{' || sign === '[') {
      depth += 1;
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
    } else if (sign === ',') {
      values += 1;
    }
    if (depth > maxDepth || values > maxValues) return true;
  }
  return false;
}

function endOfText(json: string, start: number): number {
  let index = start + 1;
  while (index < json.length && json[index] !== '"') index += json[index] === '\\' ? 2 : 1;
  return index;
}

export const jsonBodies = fastifyPlugin(async function jsonBodies(
  app: FastifyInstance,
  { timeoutMs = deadlineMs }: { timeoutMs?: number },
) {
  app.addHook('preParsing', async (request, reply, body) => {
    if (!request.headers['content-type']?.startsWith('application/json')) return;
    const timer = setTimeout(() => {
      reply.header('connection', 'close');
      body.emit(
        'error',
        new ApiError(408, 'UNAVAILABLE', 'The request did not arrive in time. Please try again.'),
      );
    }, timeoutMs);
    const arrived = () => clearTimeout(timer);
    for (const event of ['end', 'close', 'error']) body.once(event, arrived);
    reply.raw.once('close', arrived);
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  // Forms of other sites can send text/plain without a CORS preflight.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const refuse = (sentence: string) => done(new ApiError(400, 'BAD_REQUEST', sentence));
    if (bytes.length === 0) return done(null, undefined);
    // Decoding would replace other bytes without an error.
    if (!isUtf8(bytes)) return refuse('The request body must be encoded in UTF-8.');
    const body = bytes.toString();
    if (isExcessive(body)) return refuse('The request has too many or too deeply nested values.');
    void parse(request, body, (error, value) =>
      error ? refuse('The request body is not valid JSON.') : done(null, value),
    );
  });
});
