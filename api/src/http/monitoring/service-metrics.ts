import type { ServiceOptions } from '@suite/registry';
import { Counter, Gauge, Histogram, type OpenMetricsContentType, type Registry } from 'prom-client';

type OnServiceCall = NonNullable<ServiceOptions['onCall']>;

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts only mapped services that a live remote names, which bounds the number of series. */
export function measureServices(registry: Registry<OpenMetricsContentType>): OnServiceCall {
  const registers = [registry];
  const durations = new Histogram({
    name: 'suite_service_request_duration_seconds',
    help: 'Time from a call of a service to the head of its answer; failed: no answer, or a status from 500 on',
    labelNames: ['service', 'outcome'],
    ...{ buckets, registers },
  });
  const refusals = new Counter({
    name: 'suite_service_refused_requests_total',
    help: 'Calls that were not sent, as the service did not answer before or had too many calls open',
    labelNames: ['service'],
    registers,
  });
  const breakers = new Gauge({
    name: 'suite_service_breaker_open',
    help: 'Whether this process refuses calls of a service but for those that try whether it answers again',
    labelNames: ['service'],
    registers,
  });
  const known = new Set<string>();
  return (service, outcome, breaker) => {
    if (!known.has(service)) {
      known.add(service);
      // Rates would miss the first failure of a counter that starts with it.
      for (const kind of ['answered', 'failed']) durations.zero({ service, outcome: kind });
      refusals.inc({ service }, 0);
    }
    if (outcome.kind === 'refused') refusals.inc({ service });
    else durations.observe({ service, outcome: outcome.kind }, outcome.ms / 1000);
    breakers.set({ service }, breaker === 'closed' ? 0 : 1);
  };
}
