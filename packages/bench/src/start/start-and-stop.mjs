import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { BenchFailure } from '../bench-failure.mjs';
import { atTheEnd } from '../processes/at-the-end.mjs';

const patienceMs = 900_000;
const keptLines = 20;

/**
 * Runs `npm start` until it prints its address, and stops it as Ctrl-C does.
 * @param {string} folder
 * @param {number} port
 * @param {string} cache the folder of shared builds
 */
export async function startAndStop(folder, port, cache) {
  const { NODE_ENV: _, DATA_DIR: __, DATABASE_URL: ___, ...env } = process.env;
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: String(port), DEMO: '1', SUITE_CACHE_DIR: cache },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that the whole of it can be given the signal.
    detached: true,
  });
  const ended = once(child, 'exit');
  const stop = atTheEnd(async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, 'SIGINT');
    await ended;
  });
  await addressPrinted(child);
  const readyMs = performance.now() - start;
  const stopStart = performance.now();
  await stop();
  return { readyMs, stopMs: performance.now() - stopStart };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
function addressPrinted(child) {
  /** @type {string[]} */
  const last = [];
  return new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ what) => {
      clearTimeout(timer);
      reject(new BenchFailure(`${what}\nIts last words:\n${last.join('\n')}`));
    };
    const timer = setTimeout(() => fail('npm start printed no address within 15 minutes.'), patienceMs);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface(stream).on('line', (line) => {
        last.push(line);
        if (last.length > keptLines) last.shift();
        if (!/Open https?:\/\/\S+/.test(line)) return;
        clearTimeout(timer);
        resolve();
      });
    }
    child.once('error', (error) => fail(`npm start could not be run: ${error.message}.`));
    child.once('exit', (code) => fail(`npm start ended with code ${code}.`));
  });
}
