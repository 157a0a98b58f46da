import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { whenNpmEnds } from './npm-parent.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * What runs, and how long it may take to end.
 * @type {Map<ChildProcess, number>}
 */
const running = new Map();
const onWindows = process.platform === 'win32';
const defaultGraceMs = 10_000;
const everyMs = 50;
/** @type {Partial<Record<NodeJS.Signals, number>>} */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const endOrphans = fileURLToPath(new URL('end-orphans.mjs', import.meta.url));
/** @type {ChildProcess | undefined} */
let watcher;
let guarded = false;
let ending = false;

/**
 * Starts a process that ends with this one. It leads a group of its own, so that what it starts ends with it and
 * Ctrl-C reaches it once, from here.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {number} [graceMs] from the request to end until it is ended by force
 */
export function startChild(command, args, options, graceMs = defaultGraceMs) {
  guard();
  const child = spawn(command, args, { windowsHide: true, ...options, detached: !onWindows });
  running.set(child, graceMs);
  const { pid } = child;
  if (pid !== undefined) watcher?.stdin?.write(`+${pid}\n`);
  const forget = () => {
    running.delete(child);
    if (pid !== undefined) watcher?.stdin?.write(`-${pid}\n`);
  };
  child.once('exit', forget).once('error', forget);
  return child;
}

/** Ends every process started here, and theirs: politely, and by force those that take longer than their grace. */
export async function endChildren() {
  const ends = [...running].map(async ([child, graceMs]) => {
    const ended = once(child, 'exit');
    const deadline = Date.now() + graceMs;
    signal(child, 'SIGTERM');
    const force = setTimeout(() => signal(child, 'SIGKILL'), graceMs);
    await ended;
    clearTimeout(force);
    // A test runner ends before its workers do, and these have browsers and servers to end.
    while (isGroupAlive(child) && Date.now() < deadline) await sleep(everyMs);
    signal(child, 'SIGKILL');
  });
  await Promise.all(ends);
}

/** @param {ChildProcess} child */
function isGroupAlive({ pid }) {
  if (pid === undefined || onWindows) return false;
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
}

/**
 * Runs before the processes are ended by a signal, and is waited for; for a last word to the user.
 * @param {() => void | Promise<void>} listener
 */
export function onInterrupt(listener) {
  interruptListeners.add(listener);
}
/** @type {Set<() => void | Promise<void>>} */
const interruptListeners = new Set();

/** Whether everything is being ended by a signal: what fails from here on is no news. */
export const isEnding = () => ending;

function guard() {
  if (guarded) return;
  guarded = true;
  for (const name of /** @type {NodeJS.Signals[]} */ (Object.keys(exitCodes))) {
    process.once(name, () => interrupt(name));
  }
  whenNpmEnds(() => interrupt('SIGTERM'));
  if (!onWindows) watcher = startWatcher();
  process.once('uncaughtException', (error) => {
    console.error(error);
    void endChildren().then(() => process.exit(1));
  });
  // The last chance, when something called process.exit(): there is no time left to be polite.
  process.once('exit', () => [...running.keys()].forEach((child) => signal(child, 'SIGKILL')));
}

/** Ends what runs when this process is killed. */
function startWatcher() {
  const started = spawn(process.execPath, [endOrphans], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Neither it nor the pipe to it keeps this process from ending.
  started.unref();
  /** @type {import('node:net').Socket} */ (started.stdin).unref();
  started.on('error', () => undefined);
  started.stdin.on('error', () => undefined);
  return started;
}

/** @param {NodeJS.Signals} name */
function interrupt(name) {
  if (ending) return;
  ending = true;
  const lastWords = [...interruptListeners].map(async (listener) => listener());
  void Promise.allSettled(lastWords)
    .then(endChildren)
    .then(() => process.exit(exitCodes[name]));
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} name
 */
function signal(child, name) {
  if (child.pid === undefined) return;
  if (onWindows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { windowsHide: true });
    return;
  }
  try {
    process.kill(-child.pid, name);
  } catch {
    // The whole group has ended already.
  }
}
