import type { FastifyError, FastifyInstance } from 'fastify';
import { RegistryError } from './registry-error.ts';

/** Answers refusals with the error envelope. Unexpected errors go to the host, which classifies them. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = error instanceof RegistryError ? error : fromFramework(error);
    if (!known) throw error;
    if (known.status >= 500) request.log.error({ err: known.cause ?? known }, known.message);
    const { message, errorType, errors } = known;
    return reply
      .code(known.status)
      .header('cache-control', 'no-store')
      .send({ success: false, message, errorType, ...(errors ? { errors } : {}) });
  });
  app.setNotFoundHandler((request) => {
    throw new RegistryError(
      404,
      'NOT_FOUND',
      `There is nothing at ${request.method} ${pathOf(request.url)}.`,
    );
  });
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? url;

function fromFramework({ statusCode = 500, message }: FastifyError): RegistryError | undefined {
  if (statusCode === 413) return new RegistryError(413, 'TOO_LARGE', `The request is too large: ${message}.`);
  if (statusCode >= 400 && statusCode < 500) return new RegistryError(statusCode, 'BAD_REQUEST', message);
  return undefined;
}
