import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { readTracestate } from './trace-state.ts';

/** Follows W3C Trace Context. */
export interface TraceContext {
  trace_id: string;
  /** Outgoing calls send this header, with a span of this server as the parent. */
  traceparent: string;
  tracestate: string | null;
}

type Header = string | string[] | null | undefined;

// Versions after 00 may append fields, which are not passed on.
const fields = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-[\x21-\x7e]{0,200})?$/;
const isZero = /^0+$/;
const isSampled = 1;

const current = new AsyncLocalStorage<TraceContext>();

export function continueTrace(traceparent: Header, tracestate?: Header): TraceContext {
  const caller = typeof traceparent === 'string' ? readTraceparent(traceparent) : undefined;
  const { trace_id, flags } = caller ?? { trace_id: randomBytes(16).toString('hex'), flags: '00' };
  return {
    trace_id,
    traceparent: `00-${trace_id}-${randomBytes(8).toString('hex')}-${flags}`,
    tracestate: (caller && readTracestate(tracestate)) ?? null,
  };
}

function readTraceparent(text: string): { trace_id: string; flags: string } | undefined {
  const [, version = 'ff', trace_id = '', span_id = '', flags = '', appended] = fields.exec(text) ?? [];
  if (version === 'ff' || isZero.test(trace_id) || isZero.test(span_id)) return undefined;
  if (version === '00' && appended !== undefined) return undefined;
  return { trace_id, flags: `0${Number.parseInt(flags, 16) & isSampled}` };
}

export function runInTrace<T>(context: TraceContext, run: () => T): T {
  return current.run(context, run);
}

/** Returns nulls outside of requests and jobs. */
export function currentTrace(): { traceparent: string | null; tracestate: string | null } {
  const { traceparent = null, tracestate = null } = current.getStore() ?? {};
  return { traceparent, tracestate };
}

export function traceHeaders(): { traceparent?: string; tracestate?: string } {
  const { traceparent, tracestate } = currentTrace();
  return { ...(traceparent !== null && { traceparent }), ...(tracestate !== null && { tracestate }) };
}

export function traceLogFields(): { trace_id?: string } {
  const trace_id = current.getStore()?.trace_id;
  return trace_id === undefined ? {} : { trace_id };
}
