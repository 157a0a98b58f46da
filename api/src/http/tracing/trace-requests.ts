import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { continueTrace, runInTrace, traceLogFields, type TraceContext } from './trace-context.ts';

const traces = new WeakMap<IncomingMessage, TraceContext>();

function traceOf(request: IncomingMessage): TraceContext {
  const known = traces.get(request) ?? continueTrace(request.headers.traceparent, request.headers.tracestate);
  traces.set(request, known);
  return known;
}

export const traceRequests = fastifyPlugin(async function traceRequests(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw }, _reply, done) => runInTrace(traceOf(raw), done));
});

/** Loggers of requests contain the trace even if the async context was lost, for example when a body breaks off. */
export const childLoggerFactory: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
  raw,
) => logger.child({ ...bindings, trace_id: traceOf(raw).trace_id }, options);

export function logMixin(
  _fields: object,
  _level: number,
  logger: { bindings(): Record<string, unknown> },
): { trace_id?: string } {
  return 'trace_id' in logger.bindings() ? {} : traceLogFields();
}
