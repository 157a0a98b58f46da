import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../errors/api-error.ts';

/** From the head of a request to the last byte of its body. */
const deadlineMs = 20_000;

const maxDepth = 100;
/** Above what the description of a release with a thousand files has. */
const maxValues = 20_000;

/** Whether JSON.parse would take long for its size: it does for deep nesting and for many small values. */
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
    else if (isExcessive(body))
      done(new ApiError(400, 'BAD_REQUEST', 'The request has too many or too deeply nested values.'));
    else void parse(request, body, done);
  });
});
