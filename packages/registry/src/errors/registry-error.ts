import type { Checked, Problem } from '@suite/descriptor';
import type { FastifyError, FastifyInstance } from 'fastify';

const statusByType = {
  VALIDATION_ERROR: 400,
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
};
type RegistryErrorType = keyof typeof statusByType;

/** The message of this error is sent to the client. */
export class RegistryError extends Error {
  readonly status: number;
  readonly errorType: RegistryErrorType;
  readonly errors: readonly Problem[] | undefined;

  constructor(
    errorType: RegistryErrorType,
    message: string,
    errors?: readonly Problem[],
    status: number = statusByType[errorType],
  ) {
    super(message);
    this.name = 'RegistryError';
    this.status = status;
    this.errorType = errorType;
    this.errors = errors;
  }
}

/** @throws RegistryError 400 with the first problem */
export function requireValid<T>(checked: Checked<T>): T {
  if (checked.ok) return checked.value;
  const { problems } = checked;
  throw new RegistryError('VALIDATION_ERROR', problems[0]?.message ?? '', problems);
}

/** Resolves to the reason of a refusal, and rejects with any other error. */
export async function reasonOfRefusal(checking: Promise<void>): Promise<string | undefined> {
  try {
    await checking;
    return undefined;
  } catch (error) {
    if (error instanceof RegistryError) return error.message;
    throw error;
  }
}

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
      'NOT_FOUND',
      `There is nothing at ${request.method} ${request.url.split('?', 1)[0]}.`,
    );
  });
}

function fromFramework({ statusCode = 500, message }: FastifyError): RegistryError | undefined {
  if (statusCode === 413) return new RegistryError('TOO_LARGE', `The request is too large: ${message}.`);
  if (statusCode >= 400 && statusCode < 500)
    return new RegistryError('BAD_REQUEST', message, undefined, statusCode);
  return undefined;
}
