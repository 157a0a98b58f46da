import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { whenNpmEnds } from './npm-parent.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Grace periods in milliseconds by running process.
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
 * Starts a process in its own group, so that its children end with it and Ctrl-C reaches it only through this process.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {number} [graceMs] time between SIGTERM and SIGKILL
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

/** Sends SIGTERM to all groups, and SIGKILL after their grace period. */
export async function endChildren() {
  const ends = [...running].map(async ([child, graceMs]) => {
    const ended = once(child, 'exit');
    const deadline = Date.now() + graceMs;
    signal(child, 'SIGTERM');
    const force = setTimeout(() => signal(child, 'SIGKILL'), graceMs);
    await ended;
    clearTimeout(force);
    // A test runner ends before its workers, which still close browsers and servers.
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
 * Registers a listener that is awaited before a signal ends the processes.
 * @param {() => void | Promise<void>} listener
 */
export function onInterrupt(listener) {
  interruptListeners.add(listener);
}
/** @type {Set<() => void | Promise<void>>} */
const interruptListeners = new Set();

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
  // process.exit() leaves no time for SIGTERM.
  process.once('exit', () => [...running.keys()].forEach((child) => signal(child, 'SIGKILL')));
}

function startWatcher() {
  const started = spawn(process.execPath, [endOrphans], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // The watcher and its pipe must not keep this process alive.
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
    // The group has already ended.
  }
}
