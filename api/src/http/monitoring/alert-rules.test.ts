import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import type { Replica } from '@suite/database';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readPromQl } from '../../testing/prom-ql.ts';
import { releaseCountedRemote } from '../../testing/release-over-http.ts';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string };
}
interface Dashboard {
  panels: { targets?: { expr: string }[] }[];
}

const METRICS_TOKEN = 'a-token-of-the-operator';
/** Prometheus and Grafana add these labels. */
const addedLabels = new Set(['job', 'instance']);
let server: TestApp;
let body: string;
let rules: Rule[];
let expressions: string[];

const read = (file: string) => readFile(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');

beforeAll(async () => {
  server = await createTestApp({ METRICS_TOKEN });
  await releaseCountedRemote(server);
  server.app.replica = {
    status: () => ({ state: 'used', lag_s: 0.2 }),
    countedReads: () => [{ by: 'primary', reason: 'newer-write', count: 1 }],
  } as Partial<Replica> as Replica;
  server.app.countServiceCall?.('spa', { kind: 'answered', ms: 40 }, 'closed');
  const headers = { authorization: `Bearer ${METRICS_TOKEN}`, accept: 'application/openmetrics-text' };
  ({ body } = await server.app.inject({ url: '/metrics', headers }));
  const alerts = parse(await read('alerts.yaml')) as { groups: { rules: Rule[] }[] };
  rules = alerts.groups.flatMap((group) => group.rules);
  const { panels } = JSON.parse(await read('grafana-dashboard.json')) as Dashboard;
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expressions = [
    ...rules.map(({ expr }) => expr),
    ...shown.map((expr) => expr.replaceAll('$__rate_interval', '5m')),
  ];
});
afterAll(() => server.close());

const metricsOf = () => expressions.flatMap(readPromQl).filter(({ metric }) => metric !== 'up');

test('Prometheus can read each expression of the rules and of the dashboard', () => {
  expect([rules.length, expressions.length - rules.length]).toEqual([17, 24]);
  for (const expression of expressions) expect(readPromQl(expression)).not.toEqual([]);
  expect(() => readPromQl('sum(rate(suite_queue_length[5m])')).toThrow('cannot be read');
});

test('each metric that they read is in /metrics, with the labels that it is chosen by', () => {
  for (const { metric, labels } of metricsOf()) {
    const line = body.split('\n').find((one) => new RegExp(`^${metric}[ {]`).test(one));
    const known = [...(line ?? '').matchAll(/([a-z_]+)="/g)].map(([, label]) => label);
    expect([metric, line]).toEqual([metric, expect.any(String)]);
    const unknown = labels.filter((label) => !known.includes(label) && !addedLabels.has(label));
    expect([metric, unknown]).toEqual([metric, []]);
  }
});

test('only what counts upwards is taken as a rate or an increase', () => {
  const types = new Map(
    [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type]) => [name, type]),
  );
  for (const { metric, over } of metricsOf()) {
    const type = types.get(metric) ?? types.get(metric.replace(/_(total|count|bucket|sum)$/, ''));
    const isCounted = type === 'counter' || type === 'histogram';
    expect([metric, over, isCounted]).toEqual([metric, over, ['rate', 'increase'].includes(over ?? '')]);
  }
});

test('each rule says how urgent it is, what to do, and for how long it must hold in a form of Prometheus', () => {
  for (const { alert, labels, annotations, for: held = '0s', ...others } of rules) {
    expect(alert).toMatch(/^Suite[A-Z]\w+$/);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\.$/);
    expect(held).toMatch(/^\d+(ms|[smhdwy])$/);
    expect(Object.keys(others)).toEqual(['expr']);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});
