import type { FastifyInstance } from 'fastify';
import { readFigures, type RegistryFigures, type ServiceOptions } from '@suite/registry';
import { Counter, Gauge, Histogram, type OpenMetricsContentType, type Registry } from 'prom-client';
import { shareReading } from '../../loading/load-once.ts';

/** Limits the number of series; the remaining remotes are counted together as `other`. */
const maxRemotes = 100;

const none: RegistryFigures = { releases: [], moves: [], loads: [], overrides: 0 };

export function measureRegistry(
  { database }: Pick<FastifyInstance, 'database'>,
  registry: Registry<OpenMetricsContentType>,
): (outcome: 'applied' | 'refused') => void {
  const registers = [registry];
  const figures = shareReading(() => readFigures(database).then(limitRemotes, () => undefined));
  new Gauge({
    name: 'suite_registry_releases',
    help: 'Releases: live, canary and tenant ones are given to visitors, failing ones too, stored ones have files',
    ...{ registers, labelNames: ['remote', 'state'] },
    async collect() {
      const { releases } = (await figures()) ?? none;
      this.reset();
      for (const { total, ...labels } of releases) this.inc(labels, total);
    },
  });
  new Counter({
    name: 'suite_registry_moves_total',
    help: 'Changes of what is live: promote, rollback and demote',
    ...{ registers, labelNames: ['remote', 'kind'] },
    async collect() {
      const { moves } = (await figures()) ?? none;
      this.reset();
      for (const { total, ...labels } of moves) this.inc(labels, total);
    },
  });
  new Gauge({
    name: 'suite_registry_loads',
    help: 'Loads of this hour and the one before, as browsers reported them',
    ...{ registers, labelNames: ['remote', 'outcome'] },
    async collect() {
      const { loads } = (await figures()) ?? none;
      this.reset();
      for (const { total, ...labels } of loads) this.inc(labels, total);
    },
  });
  new Gauge({
    name: 'suite_registry_overrides',
    help: 'Overrides that may be used now',
    registers,
    async collect() {
      const found = await figures();
      if (found) this.set(found.overrides);
      else this.remove();
    },
  });
  return countOverrides(registry);
}

function countOverrides(
  registry: Registry<OpenMetricsContentType>,
): (outcome: 'applied' | 'refused') => void {
  const uses = new Counter({
    name: 'suite_registry_override_uses_total',
    help: 'Overrides that visitors presented to this process',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['applied', 'refused']) uses.inc({ outcome }, 0);
  return (outcome) => uses.inc({ outcome });
}

export function limitRemotes(figures: RegistryFigures): RegistryFigures {
  const names = [...new Set(figures.releases.map(({ remote }) => remote))].sort();
  const own = new Set(names.slice(0, maxRemotes));
  const limit = <T extends { remote: string }>(rows: T[]) =>
    rows.map((row) => (own.has(row.remote) ? row : { ...row, remote: 'other' }));
  return {
    ...figures,
    releases: limit(figures.releases),
    moves: limit(figures.moves),
    loads: limit(figures.loads),
  };
}

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
