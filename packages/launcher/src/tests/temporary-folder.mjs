import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  statfsSync,
} from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { root } from '../project.mjs';

const namePattern = /^suite-tests-(\d+)-/;
const defaults = {
  memory: '/dev/shm',
  mounts: '/proc/mounts',
  /** Bytes of the file system. */
  minFree: 2 * 2 ** 30,
  /** Bytes of the machine, also for browsers and servers. */
  minAvailable: 4 * 2 ** 30,
};

/**
 * A folder for the temporary files of one test run. It lies in memory where the system offers enough of it: a database
 * is made for each test file, and its 800 files cost ten times as much processor time on a disk.
 * @param {Partial<typeof defaults>} [system]
 * @returns {{ env: NodeJS.ProcessEnv, remove: () => void }} variables that lead tests there; what ends their use
 */
export function makeTemporaryFolder(system = {}) {
  const settings = { ...defaults, ...system };
  const { memory } = settings;
  if (!isRoomyMemory(settings)) return { env: {}, remove: endTestDatabase };
  removeAbandoned(memory);
  const folder = mkdtempSync(join(memory, `suite-tests-${process.pid}-`));
  // The databases of a run as root belong to another account, which must be able to reach them.
  chmodSync(folder, 0o711);
  const remove = () => {
    if (!existsSync(folder)) return;
    killTestDatabase(folder);
    // Its processes may be writing their last files.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  // Also when a signal ends the run.
  process.once('exit', remove);
  return { env: { TMPDIR: folder }, remove };
}

/**
 * Programs are copied there and run from there, which containers forbid for their few megabytes of shared memory.
 * @param {typeof defaults} settings
 */
function isRoomyMemory({ memory, mounts, minFree, minAvailable }) {
  if (process.platform !== 'linux' || !existsSync(mounts)) return false;
  const fields = readFileSync(mounts, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, point]) => point === memory);
  if (fields?.[2] !== 'tmpfs') return false;
  const options = fields[3]?.split(',') ?? [];
  if (options.includes('noexec') || options.includes('ro')) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= minFree && freemem() >= minAvailable;
}

/**
 * What runs left that were killed.
 * @param {string} memory
 */
function removeAbandoned(memory) {
  for (const name of readdirSync(memory)) {
    const pid = namePattern.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const folder = join(memory, name);
    if (statSync(folder).uid === process.getuid?.()) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Ends the database server of a folder at once: nothing of it is kept.
 * @param {string} folder
 */
function killTestDatabase(folder) {
  for (const name of readdirSync(folder).filter((name) => name.startsWith('management-suite-tests-'))) {
    const note = join(folder, name, 'postgres', 'data', 'postmaster.pid');
    const pid = existsSync(note) ? Number.parseInt(readFileSync(note, 'utf8')) : Number.NaN;
    if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGQUIT');
  }
}

/** A database server in the common temporary folder would otherwise wait for more tests a little longer. */
function endTestDatabase() {
  const program = join(root, 'packages', 'database', 'dist', 'testing', 'end-tests.js');
  if (existsSync(program)) spawnSync(process.execPath, [program], { stdio: 'ignore' });
}
