import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../failure.mjs';
import { root } from '../project.mjs';

const usage =
  'Usage: npm run dev -- mf-bookings [--shell https://suite.example] [--port 4001] [--grant override_…]';
const local = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * @typedef {object} Wanted
 * @property {string} folder of the remote
 * @property {string} suite the address of the suite to show it in
 * @property {boolean} isLocal whether that suite runs on this machine
 * @property {number | undefined} port
 * @property {string | undefined} grant where the suite asks for one
 */

/**
 * Reads `npm run dev`'s command line.
 * @param {string[]} args
 * @returns {Wanted}
 */
export function readDevArguments(args) {
  const { values, positionals } = parse(args);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new Failure(usage);
  const folder = resolve(root, name);
  if (!existsSync(join(folder, 'remote.json')))
    throw new Failure(`There is no remote ${name}: ${join(folder, 'remote.json')} does not exist.`);
  const suite = values.shell ?? `http://localhost:${process.env['PORT'] || '3000'}`;
  if (!URL.canParse(suite) || !/^https?:$/.test(new URL(suite).protocol))
    throw new Failure(`--shell must be an address such as https://suite.example, not ${suite}.`);
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
