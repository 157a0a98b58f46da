import type { ReleaseChange, ReleaseHealth, RemoteOverview } from '@suite/descriptor';
import type { Registry } from '../registry/call-registry.ts';
import { getOverview, getStatus } from '../registry/registry-client.ts';
import { warnOfWaiting } from './permissions.ts';
import { formatInstant, formatBytes, formatTable, type Print } from './report.ts';

const most = 10;

export async function showStatus(registry: Registry, remote: string, print: Print) {
  const status = await getStatus(registry, remote);
  if (status.releases.length === 0) {
    print(`${remote} was never released to ${registry.url}`);
    return status;
  }
  print(`${status.title} (${remote}) at ${registry.url}`);
  printRows('', ownershipRows(status), print);
  printRows('', pointerRows(status), print);
  warnOfStuck(status, print);
  warnOfWaiting(status, print);
  printRows('Loads of the last 24 hours, with median times', healthRows(status), print);
  const releases = status.releases.slice(0, most);
  printRows(
    'Releases',
    releases.map(({ release, bytes, published_at, published_by, has_files, is_live, ...runs }) => [
      is_live ? 'live' : '',
      release,
      has_files ? formatBytes(bytes) : 'removed',
      formatInstant(published_at),
      published_by,
      describeSmokeRun(runs),
    ]),
    print,
  );
  printRows(
    'Origins of overrides',
    (status.origins ?? []).map((one) => [
      one.origin,
      one.status === 'asked' ? 'waits for an operator' : one.status,
      `${formatInstant(one.decided_at)} by ${one.decided_by}`,
    ]),
    print,
  );
  printRows('Last moves', status.moves.slice(0, most).map(moveRow), print);
  return status;
}

export async function showOverview(registry: Registry, print: Print) {
  const remotes = await getOverview(registry);
  if (remotes.length === 0) print(`Nothing was released to ${registry.url} that this token is for`);
  const rows = remotes.flatMap((status) => {
    const found = pointerRows(status);
    return (found.length === 0 ? [['not live']] : found).map((row) => [status.remote, ...row]);
  });
  printRows('', rows, print);
  printRows('Owners', remotes.flatMap(ownerRow), print);
  for (const status of remotes) warnOfStuck(status, print);
  for (const status of remotes) warnOfWaiting(status, print);
  return { remotes };
}

/** Older servers omit the origin; teams reported all runs then. */
function describeSmokeRun({
  smoke_run,
  awaits_smoke_run,
}: Pick<RemoteOverview['releases'][number], 'smoke_run' | 'awaits_smoke_run'>): string {
  const origin = smoke_run?.origin === 'platform' ? 'run by the platform' : 'reported by the team';
  const made = smoke_run ? `smoke run ${smoke_run.outcome} (${origin})` : 'smoke run not made';
  return awaits_smoke_run ? `${made}; waiting for the platform's smoke run` : made;
}

function ownershipRows({ ownership = {} }: RemoteOverview): string[][] {
  const { owner, contact, runbook, repository } = ownership;
  const rows: [string, string | undefined][] = [
    ['owner', owner],
    ['contact', contact],
    ['runbook', runbook],
    ['repository', repository],
  ];
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

function ownerRow({ remote, ownership: { owner = '', contact = '' } = {} }: RemoteOverview): string[][] {
  return owner === '' && contact === '' ? [] : [[remote, owner, contact]];
}

function pointerRows({ live, canary, pins, health }: RemoteOverview): string[][] {
  const row = (who: string, { release, moved_at }: { release: string; moved_at: string }) => {
    const told = health.find((one) => one.release === release);
    return [who, release, `since ${formatInstant(moved_at)}`, describeLoads(told)];
  };
  return [
    ...(live ? [row('live', live)] : []),
    ...(canary ? [row(`${canary.percent} %`, canary)] : []),
    ...pins.map((pin) => row(`hotel ${pin.hotel_id}`, pin)),
  ];
}

function healthRows({ health }: Pick<RemoteOverview, 'health'>): string[][] {
  return health.map((row) => [
    row.release,
    [
      describeLoads(row),
      ...(row.called_off > 0 ? [`${row.called_off} called off`] : []),
      ...(row.errors > 0 ? [`${row.errors} ${row.errors === 1 ? 'error' : 'errors'} thrown`] : []),
    ].join(', '),
    row.people === 1 ? '1 person' : `${row.people} people`,
    ...(['fetch', 'start', 'render'] as const).map((phase) => describeMedian(phase, row[`${phase}_ms`])),
    row.last_failure === null ? '' : `last failure ${formatInstant(row.last_failure)}`,
  ]);
}

function describeLoads(row: Pick<ReleaseHealth, 'loads' | 'failures'> | undefined): string {
  if (!row || row.loads === 0) return 'no loads';
  const loads = row.loads === 1 ? '1 load' : `${row.loads} loads`;
  return row.failures === 0 ? loads : `${loads}, ${row.failures} failed`;
}

function describeMedian(phase: string, ms: number | null): string {
  return ms === null ? '' : `${phase} ${ms} ms`;
}

function warnOfStuck({ remote, stuck }: RemoteOverview, print: Print): void {
  for (const { release, reason } of stuck) print(`! ${remote} ${release} fails: ${reason}`);
}

function moveRow(move: ReleaseChange): string[] {
  const { channel, kind, from_release, to_release, percent, moved_by, moved_at, reason } = move;
  const where = percent === null ? channel.replace(':', ' ') : `${percent} %`;
  const which = `${from_release ?? 'nothing'} -> ${to_release ?? 'live'}`;
  return [formatInstant(moved_at), kind, where, which, moved_by, reason ?? ''];
}

function printRows(heading: string, rows: readonly string[][], print: Print): void {
  if (rows.length === 0) return;
  if (heading !== '') print(`\n${heading}`);
  for (const line of formatTable(rows)) print(`  ${line}`);
}
