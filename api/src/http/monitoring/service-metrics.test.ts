import { expect, test } from '@jest/globals';
import { Registry, type OpenMetricsContentType } from 'prom-client';
import { measureServices } from './registry-metrics.ts';

test('calls of services are measured by outcome, and refused ones are counted apart', async () => {
  const registry: Registry<OpenMetricsContentType> = new Registry();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const count = measureServices(registry);
  count('spa', { kind: 'answered', ms: 40 }, 'closed');
  count('spa', { kind: 'answered', ms: 60 }, 'closed');
  count('spa', { kind: 'failed', ms: 3000 }, 'open');
  count('spa', { kind: 'refused' }, 'open');
  const lines = (await registry.metrics()).split('\n');
  const durations = 'suite_service_request_duration_seconds';
  expect(lines).toEqual(
    expect.arrayContaining([
      `${durations}_bucket{le="0.05",service="spa",outcome="answered"} 1`,
      `${durations}_count{service="spa",outcome="answered"} 2`,
      `${durations}_sum{service="spa",outcome="failed"} 3`,
      'suite_service_refused_requests_total{service="spa"} 1',
      'suite_service_breaker_open{service="spa"} 1',
    ]),
  );
  count('spa', { kind: 'failed', ms: 10 }, 'half-open');
  expect(await registry.metrics()).toContain('suite_service_breaker_open{service="spa"} 1');
  count('spa', { kind: 'answered', ms: 10 }, 'closed');
  expect(await registry.metrics()).toContain('suite_service_breaker_open{service="spa"} 0');
});

test('a service has all its figures from the first call on, so that the first failure is seen in rates', async () => {
  const registry: Registry<OpenMetricsContentType> = new Registry();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  measureServices(registry)('spa', { kind: 'answered', ms: 40 }, 'closed');
  const lines = (await registry.metrics()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'suite_service_request_duration_seconds_count{service="spa",outcome="failed"} 0',
      'suite_service_refused_requests_total{service="spa"} 0',
      'suite_service_breaker_open{service="spa"} 0',
    ]),
  );
});
