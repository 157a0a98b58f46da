import type { ReleaseMove, RemoteOverview } from '@suite/remote-kit/descriptor';
import type { Registry } from '../registry/call-registry.ts';
import { getOverview, getStatus } from '../registry/registry-client.ts';
import { healthRows, sayLoads } from './health-rows.ts';
import { moment, size, table, type Say } from './report.ts';

const most = 10;

/** Shows what is live for whom, how loads went, the newest releases and the last moves of one remote. */
export async function showStatus(registry: Registry, remote: string, say: Say) {
  const status = await getStatus(registry, remote);
  if (status.releases.length === 0) {
    say(`${remote} was never released to ${registry.url}`);
    return status;
  }
  say(`${status.title} (${remote}) at ${registry.url}`);
  printRows('', pointerRows(status), say);
  warnOfStuck(status, say);
  printRows('Loads of the last 24 hours, with median times', healthRows(status), say);
  const releases = status.releases.slice(0, most);
  printRows(
    'Releases',
    releases.map(({ release, bytes, published_at, published_by, has_files, is_live, smoke_run }) => [
      is_live ? 'live' : '',
      release,
      has_files ? size(bytes) : 'removed',
      moment(published_at),
      published_by,
      `smoke run ${smoke_run?.outcome ?? 'not made'}`,
    ]),
    say,
  );
  printRows('Last moves', status.moves.slice(0, most).map(moveRow), say);
  return status;
}

/** Shows what is live for whom, of every remote the token is for. */
export async function showOverview(registry: Registry, say: Say) {
  const remotes = await getOverview(registry);
  if (remotes.length === 0) say(`Nothing was released to ${registry.url} that this token is for`);
  const rows = remotes.flatMap((status) => {
    const found = pointerRows(status);
    return (found.length === 0 ? [['not live']] : found).map((row) => [status.remote, ...row]);
  });
  printRows('', rows, say);
  for (const status of remotes) warnOfStuck(status, say);
  return { remotes };
}

/** Each row: for whom, what, since when, how its loads of the last 24 hours went. */
function pointerRows({ live, canary, pins, health }: RemoteOverview): string[][] {
  const row = (who: string, { release, moved_at }: { release: string; moved_at: string }) => {
    const told = health.find((one) => one.release === release);
    return [who, release, `since ${moment(moved_at)}`, sayLoads(told)];
  };
  return [
    ...(live ? [row('live', live)] : []),
    ...(canary ? [row(`${canary.percent} %`, canary)] : []),
    ...pins.map((pin) => row(`hotel ${pin.hotel_id}`, pin)),
  ];
}

function warnOfStuck({ remote, stuck }: RemoteOverview, say: Say): void {
  for (const { release, reason } of stuck) say(`! ${remote} ${release} fails: ${reason}`);
}

function moveRow(move: ReleaseMove): string[] {
  const { channel, kind, from_release, to_release, percent, moved_by, moved_at, reason } = move;
  const where = percent === null ? channel.replace(':', ' ') : `${percent} %`;
  const which = `${from_release ?? 'nothing'} -> ${to_release ?? 'live'}`;
  return [moment(moved_at), kind, where, which, moved_by, reason ?? ''];
}

function printRows(heading: string, rows: readonly string[][], say: Say): void {
  if (rows.length === 0) return;
  if (heading !== '') say(`\n${heading}`);
  for (const line of table(rows)) say(`  ${line}`);
}
