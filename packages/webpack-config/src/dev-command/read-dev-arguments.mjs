import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from './failure.mjs';

const usage =
  'Options: [<folder of a remote>] [--shell https://suite.example] [--port 4001] [--grant override_…]';
const local = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * @typedef {object} DevArguments
 * @property {string} folder the remote's folder
 * @property {string} suite the suite's address
 * @property {boolean} isLocal whether the suite runs on this machine
 * @property {number | undefined} port
 * @property {string | undefined} grant required by suites that protect overrides
 */

/**
 * @param {string[]} args
 * @param {{ folder: string, suite: string | undefined }} defaults base of relative paths; the suite used without --shell
 * @returns {DevArguments}
 */
export function readDevArguments(args, defaults) {
  const { values, positionals } = parse(args);
  const [name = '.', ...more] = positionals;
  if (more.length > 0) throw new Failure(`Name one remote.\n${usage}`);
  const folder = resolve(defaults.folder, name);
  if (!existsSync(join(folder, 'remote.json')))
    throw new Failure(`There is no remote in ${folder}: it has no remote.json.\n${usage}`);
  const suite = values.shell ?? defaults.suite;
  if (!suite)
    throw new Failure('Give the address of the suite: --shell https://suite.example, or SUITE_REGISTRY_URL.');
  if (!URL.canParse(suite) || !/^https?:$/.test(new URL(suite).protocol))
    throw new Failure(
      `The address of a suite looks like https://suite.example, not ${suite}. Give one with --shell.`,
    );
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port <= 65_535))
    throw new Failure('--port must be a number from 1 to 65535.');
  const { origin, hostname } = new URL(suite);
  return { folder, suite: origin, isLocal: local.test(hostname), port, grant: values.grant };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { shell: { type: 'string' }, port: { type: 'string' }, grant: { type: 'string' } },
    });
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
