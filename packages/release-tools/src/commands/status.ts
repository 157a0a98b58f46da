import type { Registry } from '../registry/call-registry.ts';
import { getOverview, getStatus } from '../registry/registry-client.ts';
import type { Move, RemoteStatus } from '../registry/remote-status.ts';
import { moment, size, table, type Say } from './report.ts';

const most = 10;

/** Shows what is live for whom, the newest releases and the last moves of one remote. */
export async function showStatus(registry: Registry, remote: string, say: Say) {
  const status = await getStatus(registry, remote);
  if (status.releases.length === 0) {
    say(`${remote} was never released to ${registry.url}`);
    return status;
  }
  say(`${status.title} (${remote}) at ${registry.url}`);
  printRows('', pointerRows(status), say);
  const releases = status.releases.slice(0, most);
  printRows(
    'Releases',
    releases.map(({ release, bytes, published_at, published_by, has_files, is_live }) => [
      is_live ? 'live' : '',
      release,
      has_files ? size(bytes) : 'removed',
      moment(published_at),
      published_by,
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
  return { remotes };
}

function pointerRows({ live, canary, pins }: RemoteStatus): string[][] {
  return [
    ...(live ? [['live', live.release, `since ${moment(live.moved_at)}`]] : []),
    ...(canary ? [[`${canary.percent} %`, canary.release, `since ${moment(canary.moved_at)}`]] : []),
    ...pins.map((pin) => [`hotel ${pin.hotel_id}`, pin.release, `since ${moment(pin.moved_at)}`]),
  ];
}

function moveRow({ channel, kind, from_release, to_release, percent, moved_by, moved_at }: Move): string[] {
  const where = percent === null ? channel.replace(':', ' ') : `${percent} %`;
  return [moment(moved_at), kind, where, `${from_release ?? 'nothing'} -> ${to_release ?? 'live'}`, moved_by];
}

function printRows(heading: string, rows: readonly string[][], say: Say): void {
  if (rows.length === 0) return;
  if (heading !== '') say(`\n${heading}`);
  for (const line of table(rows)) say(`  ${line}`);
}
