import { createInterface } from 'node:readline';
import { isEnding, startChild } from './children.mjs';

const defaultMaxLines = 2_000;
/** Tools have no state to save. */
const toolGraceMs = 3_000;

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env] added to `baseEnv`
 * @property {NodeJS.ProcessEnv} [baseEnv] `process.env` by default
 * @property {number} [maxLines] number of last lines returned
 * @property {(line: string, stop: () => void) => void} [onLine]
 */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<{ ok: boolean, lines: string[] }>}
 */
export function runTool(
  command,
  args,
  { cwd, env = {}, baseEnv = process.env, maxLines = defaultMaxLines, onLine },
) {
  return new Promise((resolve) => {
    /** @type {string[]} */
    const lines = [];
    const take = (/** @type {string} */ line) => {
      lines.push(line);
      if (lines.length > maxLines) lines.shift();
      onLine?.(line, () => child.kill());
    };
    const child = startChild(
      command,
      args,
      { cwd, env: { ...baseEnv, ...quiet, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
      toolGraceMs,
    );
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', take);
    child.once('error', (error) => resolve({ ok: false, lines: [error.message] }));
    child.once('close', (code) => {
      // After Ctrl-C the caller must not report a failed tool.
      if (!isEnding()) resolve({ ok: code === 0, lines });
    });
  });
}

/**
 * @param {string} file
 * @param {string[]} args
 * @param {Parameters<typeof runTool>[2]} options
 */
export const runNodeTool = (file, args, options) => runTool(process.execPath, [file, ...args], options);

const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
};
