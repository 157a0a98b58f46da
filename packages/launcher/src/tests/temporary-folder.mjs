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
  /** Free bytes of the file system. */
  minFree: 2 * 2 ** 30,
  /** Available bytes of memory, also for browsers and servers. */
  minAvailable: 4 * 2 ** 30,
};

/**
 * Creates a run's temporary folder, in memory if possible: databases cost ten times the processor time on a disk.
 * @param {Partial<typeof defaults>} [system]
 * @returns {{ env: NodeJS.ProcessEnv, remove: () => void }} variables that lead tests there
 */
export function makeTemporaryFolder(system = {}) {
  const settings = { ...defaults, ...system };
  const { memory } = settings;
  if (!isRoomyMemory(settings)) return { env: {}, remove: endTestDatabase };
  removeAbandoned(memory);
  const folder = mkdtempSync(join(memory, `suite-tests-${process.pid}-`));
  // If the run is root's, its databases run under another account that must reach them.
  chmodSync(folder, 0o711);
  const remove = () => {
    if (!existsSync(folder)) return;
    killTestDatabase(folder);
    // Database processes may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  process.once('exit', remove);
  return { env: { TMPDIR: folder }, remove };
}

/**
 * Rejects mounts with `noexec` (containers' small /dev/shm), since programs run from the folder.
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

/** @param {string} memory */
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
 * Ends a folder's database server without a shutdown; its data is discarded.
 * @param {string} folder
 */
function killTestDatabase(folder) {
  for (const name of readdirSync(folder).filter((name) => name.startsWith('management-suite-tests-'))) {
    const note = join(folder, name, 'postgres', 'data', 'postmaster.pid');
    const pid = existsSync(note) ? Number.parseInt(readFileSync(note, 'utf8')) : Number.NaN;
    if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGQUIT');
  }
}

/** The shared server would otherwise wait for further tests. */
function endTestDatabase() {
  const program = join(root, 'packages', 'database', 'dist', 'testing', 'end-tests.js');
  if (existsSync(program)) spawnSync(process.execPath, [program], { stdio: 'ignore' });
}
