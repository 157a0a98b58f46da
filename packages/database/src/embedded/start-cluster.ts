import { readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clusterUrl } from './cluster-address.ts';
import { damaged, type Cluster } from './cluster.ts';
import { choosePort, findPostmaster } from './postmaster.ts';
import { dataFolderArgument, runProgram } from './system-user.ts';

export interface RunningServer {
  url: string;
  started: boolean;
}

const timeoutMs = 30_000;
const maxLogBytes = 1_000_000;
/** PostgreSQL logs these if another process starts or stops the server, or stops it during its start. */
const othersStart =
  /postmaster\.pid" (already exists|is empty)|is still in use|Address already in use|received \w+ shutdown request/;
const notYet = ['57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET'];

/** Starts the server or finds a running one; if several processes start it at once, PostgreSQL lets one win. */
export async function startCluster(
  cluster: Cluster,
  { port, signal, beforeStart }: { port?: number; signal?: AbortSignal; beforeStart?: () => void } = {},
): Promise<RunningServer> {
  let deadline = Date.now() + timeoutMs;
  let started = false;
  while (Date.now() < deadline && !signal?.aborted) {
    const postmaster = await findPostmaster(cluster);
    if (postmaster === undefined) {
      beforeStart?.();
      started = await start(cluster, port);
      // The start may have used up the time limit.
      if (started) deadline = Date.now() + timeoutMs;
    } else {
      const url = clusterUrl(postmaster.port, cluster.password);
      if (postmaster.port > 0 && (await answers(url, cluster))) return { url, started };
    }
    await sleep(started ? 0 : 100);
  }
  throw new Error(
    `The database in ${cluster.home} did not answer within ${timeoutMs / 1000} seconds; see ${cluster.log}.`,
  );
}

async function answers(url: string, cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === '28P01') throw damaged(cluster.home, 'its password file does not fit');
    if (code?.startsWith('X') || code?.startsWith('58')) throw damaged(cluster.home, message);
    if (code !== undefined && !notYet.includes(code)) throw error;
    return false;
  } finally {
    await client.end();
  }
}

async function start(cluster: Cluster, knownPort?: number): Promise<boolean> {
  const { binaries, data, home, log, throwAway } = cluster;
  const remembered = join(home, 'port');
  const port =
    knownPort ?? (await choosePort(await readFile(remembered, 'utf8').then(Number, () => undefined)));
  const options = [`-p ${port}`, '-c listen_addresses=127.0.0.1', '-c unix_socket_directories='];
  // After a crash, PostgreSQL syncs the data folder: by one call instead of one per file.
  if (process.platform === 'linux') options.push('-c recovery_init_sync_method=syncfs');
  if (throwAway)
    options.push(
      '-c fsync=off',
      '-c full_page_writes=off',
      // Planning the tests' statements for each call costs more than running them.
      '-c plan_cache_mode=force_generic_plan',
      '-c max_connections=200',
      '-c max_wal_size=256MB',
    );
  const earlierBytes = await keepEarlierLog(log);
  const args = [
    'start',
    '-w',
    '-t',
    '60',
    '-s',
    '-D',
    dataFolderArgument(data),
    '-l',
    '../server.log',
    '-o',
    options.join(' '),
  ];
  const { code, output } = await runProgram(binaries.pgCtl, args, data);
  if (code === 0) {
    await writeFile(remembered, String(port));
    return true;
  }
  const written = await readFile(log).then(
    (text) => text.subarray(earlierBytes).toString(),
    () => '',
  );
  // Errors that pg_ctl finds before it starts the server appear only in its own output.
  if (othersStart.test(`${written}\n${output}`)) return false;
  throw damaged(home, reasonIn(written || output));
}

/** Returns the bytes logged before this start. A process that starts the server at the same moment reads them. */
async function keepEarlierLog(log: string): Promise<number> {
  const bytes = await stat(log).then(
    ({ size }) => size,
    () => 0,
  );
  if (bytes <= maxLogBytes) return bytes;
  await truncate(log);
  return 0;
}

function reasonIn(report: string): string {
  const line =
    report.split('\n').find((text) => /(PANIC|FATAL): /.test(text)) ?? report.trim().split('\n').at(-1) ?? '';
  return line.replace(/^.*?(PANIC|FATAL):\s*/, '');
}
