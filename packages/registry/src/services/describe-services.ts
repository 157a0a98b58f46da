import type { Database } from '@suite/database';
import type { ServiceFigures, ServiceOverview, ServicesOverview } from '@suite/descriptor';
import { translateDescriptor } from '../translate-descriptor.ts';
import { listLiveReleases, type LiveRelease } from '../releases.repository.ts';
import { listServiceFigures, type CountedFigures } from './figures/service-hours.repository.ts';
import type { ProbeHealth } from './health/probe-health.ts';
import { declaredServices } from './mapping/declaring-releases.ts';
import { listNamedServices } from './requests/named-services.repository.ts';
import { listMappingChanges, listServices, type MappedService } from './mapping/services.repository.ts';

const maxChanges = 20;

interface ListDeps {
  database: Database;
  probe: ProbeHealth;
  stateOf: (alias: string) => ServiceOverview['breaker'];
}

export async function describeServices(
  { database, probe, stateOf }: ListDeps,
  language?: string,
): Promise<ServicesOverview<Date>> {
  const [live, mapped, named, changes, figures] = await Promise.all([
    listLiveReleases(database),
    listServices(database),
    listNamedServices(database),
    listMappingChanges(database, maxChanges),
    listServiceFigures(database),
  ]);
  const asked = named.filter(({ is_live, is_accepted }) => !is_live && !is_accepted);
  const known = [...mapped, ...asked].map(({ alias }) => alias);
  const aliases = [...new Set([...known, ...declaredServices(live)])].sort();
  const services = aliases.map(async (alias): Promise<ServiceOverview<Date>> => {
    const mapping = mapped.find((one) => one.alias === alias);
    const counted = figures.filter((one) => one.alias === alias);
    return {
      alias,
      mapping: mapping ? mappingOf(mapping) : null,
      remotes: remotesOf(live, alias, language),
      asked_by: asked.filter((one) => one.alias === alias).map(({ remote, title }) => ({ remote, title })),
      health: mapping ? await probe(mapping.origin) : null,
      breaker: stateOf(alias),
      total: totalOf(counted),
      hourly: counted.flatMap(({ alias: _, hour, ...called }) => (hour ? [{ hour, ...called }] : [])),
    };
  });
  return { services: await Promise.all(services), changes };
}

function totalOf(counted: readonly CountedFigures[]): ServiceFigures {
  const total = counted.find(({ hour }) => hour === null);
  if (!total) return { requests: 0, errors: 0, refused: 0, p50_ms: null, p95_ms: null };
  const { alias: _, hour: __, ...figures } = total;
  return figures;
}

function mappingOf({ alias: _, ...mapping }: MappedService) {
  return mapping;
}

function remotesOf(live: readonly LiveRelease[], alias: string, language: string | undefined) {
  const declaring = live.filter(({ manifest }) => manifest.descriptor.services?.includes(alias));
  const titles = declaring.map(({ remote, manifest }): [string, string] => [
    remote,
    translateDescriptor(manifest.descriptor, language).title,
  ]);
  return [...new Map(titles)].map(([remote, title]) => ({ remote, title }));
}
