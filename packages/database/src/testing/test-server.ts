import { mkdir } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../embedded/start-cluster.ts';
import { openCluster } from '../embedded/cluster.ts';
import { startClientWatchdog } from '../embedded/start-watchdog.ts';
import { isOurs } from '../embedded/system-user.ts';

/** Every process that uses the server holds this advisory lock in shared mode. */
export const clientLockKey = 7_318_004;
const idleLimitMs = 20_000;

export async function testServerUrl(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return given;
  const folder = testServerFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!(await isOurs(folder)))
    throw new Error(`The folder ${folder} belongs to another user: remove it, or set TMPDIR.`);
  const cluster = await openCluster(folder, true);
  let isWatched = false;
  // The watchdog starts first, because this process may be killed before the server answers.
  const beforeStart = () => {
    if (!isWatched) startClientWatchdog(cluster, { lockKey: clientLockKey, idleLimitMs });
    isWatched = true;
  };
  return (await startCluster(cluster, { beforeStart })).url;
}

export const testServerFolder = (): string =>
  join(tmpdir(), `management-suite-tests-${process.getuid?.() ?? userInfo().username}`);

export function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
