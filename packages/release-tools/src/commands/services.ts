import type { ServiceFigures, ServiceMapping, ServiceOverview } from '@suite/descriptor';
import type { Registry } from '../registry/call-registry.ts';
import { deleteMapping, getServices, putMapping, type WantedMapping } from '../registry/service-client.ts';
import { formatInstant, formatTable, type Print } from './report.ts';

export async function showServices(registry: Registry, print: Print) {
  const overview = await getServices(registry);
  if (overview.services.length === 0)
    print(`No service is mapped at ${registry.url}, and no live release needs one`);
  for (const line of formatTable(overview.services.map(serviceRow))) print(line);
  if (overview.changes.length > 0) print('\nLast changes');
  const changes = overview.changes.map((change) => [
    formatInstant(change.changed_at),
    change.alias,
    `${change.from_origin ?? 'nothing'} -> ${change.to_origin ?? 'nothing'}`,
    change.remotes ? describeCallers(change.remotes) : '',
    change.changed_by_name,
  ]);
  for (const line of formatTable(changes)) print(`  ${line}`);
  return overview;
}

interface Seen {
  alias: string;
  updated_at: string | undefined;
}

export async function mapService(registry: Registry, wanted: WantedMapping, print: Print) {
  const { message, result } = await putMapping(registry, wanted);
  print(message);
  return { ...result, message };
}

export async function unmapService(registry: Registry, wanted: Seen & { force: boolean }, print: Print) {
  const { message, result } = await deleteMapping(registry, wanted);
  print(message);
  return { ...result, message };
}

function serviceRow({
  alias,
  mapping,
  remotes,
  asked_by,
  health,
  breaker,
  total,
}: ServiceOverview): string[] {
  return [
    alias,
    mapping?.origin ?? 'not mapped',
    describeCallersOf(mapping),
    describeNeed(remotes, asked_by),
    health === null ? '' : health.is_healthy ? 'healthy' : `not healthy: GET /health ${health.reason}`,
    breaker === 'closed' ? '' : `breaker ${breaker}`,
    describeCalls(total),
    mapping === null ? '' : `updated at ${mapping.updated_at}`,
  ];
}

/** Older suites omit the remotes; there every remote may call every service. */
function describeCallersOf(mapping: ServiceOverview['mapping']): string {
  const { remotes, permissions = null }: Partial<ServiceMapping> = mapping ?? {};
  if (!remotes) return '';
  const callers = describeCallers(remotes);
  return permissions === null ? callers : `${callers}, for users with ${permissions.join(' or ')}`;
}

const describeCallers = (remotes: readonly string[]) =>
  remotes.length === 0 ? 'no remote may call it' : `for ${remotes.join(', ')}`;

function describeNeed(
  remotes: ServiceOverview['remotes'],
  asked: ServiceOverview['remotes'] | undefined,
): string {
  const names = (some: ServiceOverview['remotes']) => some.map(({ remote }) => remote).join(', ');
  const need = remotes.length === 0 ? 'needed by no live release' : `needed by ${names(remotes)}`;
  // Older suites omit the requesting remotes.
  return asked === undefined || asked.length === 0 ? need : `${need}, asked for by ${names(asked)}`;
}

function describeCalls({ requests, errors, refused, p50_ms, p95_ms }: ServiceFigures): string {
  if (requests + refused === 0) return 'no calls in 24 hours';
  const calls = requests === 1 ? '1 call' : `${requests} calls`;
  const failed = errors === 0 ? '' : `, ${errors} failed`;
  const unsent = refused === 0 ? '' : `, ${refused} refused`;
  const times = p50_ms === null ? '' : `, p50 ${p50_ms} ms, p95 ${p95_ms} ms`;
  return `${calls}${failed}${unsent}${times}`;
}
