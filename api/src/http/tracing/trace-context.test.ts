import { describe, expect, test } from '@jest/globals';
import { continueTrace, currentTrace, runInTrace, traceHeaders } from './trace-context.ts';

const trace_id = '4bf92f3577b34da6a3ce929d0e0e4736';
const span_id = '00f067aa0ba902b7';
const made = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-00$/;

describe('a trace', () => {
  test.each([
    ['that is sampled', `00-${trace_id}-${span_id}-01`, '01'],
    ['that is not sampled', `00-${trace_id}-${span_id}-00`, '00'],
    ['with flags of a later version', `00-${trace_id}-${span_id}-ff`, '01'],
    ['of a later version', `01-${trace_id}-${span_id}-01`, '01'],
    ['of a later version with more fields', `cc-${trace_id}-${span_id}-01-what-the-future-says`, '01'],
  ])('%s is continued with a span of our own', (_, header, flags) => {
    const { traceparent, trace_id: continued } = continueTrace(header);
    expect(continued).toBe(trace_id);
    expect(traceparent).toMatch(new RegExp(`^00-${trace_id}-[\\da-f]{16}-${flags}$`));
    expect(traceparent).not.toContain(span_id);
  });

  test.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['two headers', `00-${trace_id}-${span_id}-01, 00-${trace_id}-${span_id}-01`],
    ['upper case', `00-${trace_id.toUpperCase()}-${span_id}-01`],
    ['zeros for a trace', `00-${'0'.repeat(32)}-${span_id}-01`],
    ['zeros for a span', `00-${trace_id}-${'0'.repeat(16)}-01`],
    ['the version that is never used', `ff-${trace_id}-${span_id}-01`],
    ['version 00 with more fields', `00-${trace_id}-${span_id}-01-more`],
    ['a line break', `00-${trace_id}-${span_id}-01\n`],
    ['a later version that is too long', `01-${trace_id}-${span_id}-01-${'x'.repeat(300)}`],
    ['16,000 characters', '0'.repeat(16_000)],
    ['text', 'traceparent'],
  ])('begins anew with %s', (_, header) => {
    const [one, other] = [continueTrace(header), continueTrace(header)];
    expect(one.traceparent).toMatch(made);
    expect(one.traceparent).toContain(one.trace_id);
    expect(one.trace_id).not.toBe(trace_id);
    expect(other.trace_id).not.toBe(one.trace_id);
  });

  test('has the state that came with it, and none without a valid traceparent', () => {
    const caller = `00-${trace_id}-${span_id}-01`;
    const { traceparent, tracestate } = continueTrace(caller, 'congo=t61rcWkgMzE');
    expect(runInTrace(continueTrace(caller, 'congo=1'), traceHeaders)).toMatchObject({
      tracestate: 'congo=1',
    });
    expect([tracestate, continueTrace(traceparent, tracestate).tracestate]).toEqual([
      'congo=t61rcWkgMzE',
      'congo=t61rcWkgMzE',
    ]);
    expect(continueTrace('traceparent', 'congo=1').tracestate).toBeNull();
    expect(runInTrace(continueTrace(caller, 'Congo'), traceHeaders)).not.toHaveProperty('tracestate');
  });

  test('is current in what it runs, and in nothing else', async () => {
    const [one, other] = [continueTrace(undefined), continueTrace(undefined)];
    const later = async () => {
      await new Promise(setImmediate);
      return currentTrace().traceparent;
    };
    expect(await Promise.all([runInTrace(one, later), runInTrace(other, later), later()])).toEqual([
      one.traceparent,
      other.traceparent,
      null,
    ]);
  });
});
