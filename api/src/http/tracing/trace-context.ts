import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

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

const maxMembers = 32;
const maxLength = 512;
/** Long members are removed first if the list is too long (W3C Trace Context). */
const longMember = 128;

// W3C Trace Context defines `system=value` and `tenant@system=value`.
const member =
  /^(?:[a-z\d][a-z\d_*/-]{0,255}|[a-z\d][a-z\d_*/-]{0,240}@[a-z][a-z\d_*/-]{0,13})=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;

export function readTracestate(header: string | string[] | null | undefined): string | undefined {
  const members = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((text) => text.replaceAll(/^[ \t]+|[ \t]+$/g, ''))
    .filter((text) => text !== '');
  const keys = new Set(members.map((text) => text.slice(0, text.indexOf('='))));
  if (keys.size < members.length || !members.every((text) => member.test(text))) return undefined;
  return shorten(members.slice(0, maxMembers)) || undefined;
}

function shorten(members: string[]): string {
  const text = members.join(',');
  if (text.length <= maxLength) return text;
  const long = members.findLastIndex(({ length }) => length > longMember);
  return shorten(members.toSpliced(long === -1 ? members.length - 1 : long, 1));
}
