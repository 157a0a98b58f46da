import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import { readFigures, type RegistryFigures } from '@suite/registry';
import { shareReading } from './share-reading.ts';

/** Limits the number of series; the remaining remotes are counted together as `other`. */
const maxRemotes = 100;

const none: RegistryFigures = { releases: [], moves: [], loads: [], overrides: 0 };

/** Reports all processes together; the returned function counts a used override. */
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
