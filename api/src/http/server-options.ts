import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { LogController, type ConnectionError, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';
import { ApiError, failureOf } from './errors/api-error.ts';
import { defaultBodyLimit } from './bodies/body-limit.ts';
import { isDatabaseBusy, isDatabaseUnavailable } from './errors/database-errors.ts';
import { openLineLimit } from './errors/limit-lines.ts';
import { answerError } from './errors/error-answers.ts';
import { childLoggerFactory, logMixin } from './tracing/trace-requests.ts';

export function serverOptions(config: Config, log?: { write(line: string): void }) {
  return {
    trustProxy: config.trustProxy,
    // Routes of guests handle invalid tokens of any length.
    routerOptions: { maxParamLength: 20_000 },
    // Endpoints have separate limits, derived from their contracts.
    bodyLimit: defaultBodyLimit,
    // Fastify disables this default of Node, without which a request may stay open for ever.
    requestTimeout: 300_000,
    // Requests received before a stop are answered; only new connections are refused.
    return503OnClosing: false,
    // Endpoints validate by their contracts; Fastify's own compilers would slow down the start.
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
    genReqId: () => randomUUID(),
    // Addresses of guest links are secrets: only failures are logged, under the request's id.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      ...(log && { stream: log }),
      serializers: { err: serializeError },
      mixin: logMixin,
      hooks: { logMethod: limitOutageLines() },
    },
    childLoggerFactory,
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket),
  } satisfies FastifyServerOptions;
}

const outageIntervalMs = 30_000;

function limitOutageLines() {
  const limit = openLineLimit(outageIntervalMs);
  return function logMethod(
    this: object,
    args: [fields: unknown, message?: string | undefined, ...rest: unknown[]],
    method: (...args: unknown[]) => void,
  ): void {
    const [fields, message = ''] = args;
    const { err } = (fields ?? {}) as { err?: Error & { code?: string } };
    if (isDatabaseUnavailable(err) || isDatabaseBusy(err)) {
      limit(`${message} ${err?.code ?? err?.message}`, (more) =>
        method.apply(this, [{ ...(fields as object), ...more }, message]),
      );
    } else method.apply(this, args);
  };
}

function refuseSchemas(): never {
  throw new Error('Declare the schemas of an endpoint in its contract, not in the options of its route');
}

// The driver's errors contain row values, which must not be logged.
function serializeError(error: Error & { code?: unknown }) {
  return { type: error.name, message: error.message, stack: error.stack ?? '', code: error.code };
}

/** Answers malformed HTTP and oversized headers, which Fastify does not handle. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = refusalOf(error.code);
  const { status } = refusal;
  const body = JSON.stringify(failureOf(refusal));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function refusalOf(code: string): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new ApiError(408, 'UNAVAILABLE', 'The request did not arrive in time. Please try again.');
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  return new ApiError(status, 'BAD_REQUEST', 'The request could not be understood.');
}
