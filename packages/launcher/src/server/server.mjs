import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isEnding, startChild } from '../processes/children.mjs';
import { Failure } from '../failure.mjs';

const keptLines = 20;

/**
 * @typedef {object} RunningServer
 * @property {string} url
 * @property {string | undefined} log undefined if the log goes to the terminal
 * @property {Promise<number>} ended the exit code
 */

/**
 * @param {{ program: string, cwd: string, dataDir: string, env: NodeJS.ProcessEnv, logToTerminal: boolean }} options
 * @param {import('../progress.mjs').Progress} progress
 * @returns {Promise<RunningServer>}
 */
export function startServer({ program, cwd, dataDir, env, logToTerminal }, progress) {
  const step = progress.step('Starting the server');
  const log = logToTerminal ? undefined : join(dataDir, 'server.log');
  const output = logToTerminal ? 'inherit' : 'pipe';
  const child = startChild(process.execPath, ['--enable-source-maps', program], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output, 'ipc'],
  });
  const lastLines = log === undefined ? [] : writeLog(child, dataDir, log);
  const ended = new Promise((resolve) => {
    child.once('exit', (code) => {
      if (!isEnding()) resolve(code ?? 1);
    });
  });
  return new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ message) => {
      step.failed();
      reject(new Failure(message));
    };
    child.on(
      'message',
      (/** @type {{ type: string, text?: string, url?: string, message?: string }} */ message) => {
        if (message.type === 'progress') step.update(message.text ?? '');
        if (message.type === 'failed') fail(message.message ?? 'The server did not start.');
        if (message.type !== 'ready' || message.url === undefined) return;
        step.done();
        resolve({ url: message.url, log, ended });
      },
    );
    void ended.then((code) =>
      fail([...lastLines, `The server ended with code ${code} before it answered.`].join('\n')),
    );
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} dataDir
 * @param {string} log
 * @returns {string[]} the last lines, updated in place
 */
function writeLog(child, dataDir, log) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = createWriteStream(log);
  // A full disk must not end the server; only its log is incomplete.
  file.on('error', () => undefined);
  /** @type {string[]} */
  const last = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface(stream).on('line', (line) => {
      file.write(`${line}\n`);
      last.push(line);
      if (last.length > keptLines) last.shift();
    });
  }
  return last;
}
