import { mkdir } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../embedded/start-cluster.ts';
import { openCluster } from '../embedded/cluster.ts';
import { startClientWatchdog } from '../embedded/start-watchdog.ts';
import { isOurs } from '../embedded/system-user.ts';

/** The advisory lock that every process that uses the server holds in shared mode. */
export const clientLockKey = 7_318_004;
const idleLimitMs = 20_000;

/** The server tests run on: TEST_DATABASE_URL, or the bundled one in the temporary folder, started when needed. */
export async function testServerUrl(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return given;
  const folder = testServerFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!(await isOurs(folder)))
    throw new Error(`The folder ${folder} belongs to another user: remove it, or set TMPDIR.`);
  const cluster = await openCluster(folder, true);
  let isWatched = false;
  // The watchdog starts first: this process may be killed before the server answers.
  const beforeStart = () => {
    if (!isWatched) startClientWatchdog(cluster, { lockKey: clientLockKey, idleLimitMs });
    isWatched = true;
  };
  return (await startCluster(cluster, { beforeStart })).url;
}

/** Where the server shared by the tests of this user keeps its data. */
export const testServerFolder = (): string =>
  join(tmpdir(), `management-suite-tests-${process.getuid?.() ?? userInfo().username}`);

/** The same server's connection string with another database. */
export function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
