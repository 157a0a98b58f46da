import type { FastifyError, FastifyInstance } from 'fastify';
import { RegistryError } from './registry-error.ts';

/** Every failure below this scope leaves as the envelope; what nobody foresaw is logged and stays inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isOfHost(error)) throw error;
    const known = error instanceof RegistryError ? error : fromFramework(error);
    if (known.status >= 500) request.log.error(error);
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

/** The host's own refusal of a visitor, which the host knows how to answer. */
function isOfHost(error: Error): boolean {
  return !(error instanceof RegistryError) && 'errorType' in error;
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? url;

function fromFramework(error: FastifyError): RegistryError {
  const status = error.statusCode ?? 500;
  if (status === 413)
    return new RegistryError(413, 'TOO_LARGE', `The request is too large: ${error.message}.`);
  if (status >= 400 && status < 500) return new RegistryError(status, 'BAD_REQUEST', error.message);
  return new RegistryError(
    500,
    'INTERNAL_ERROR',
    'The registry failed on this request. Try again; the server log says why.',
  );
}
