import { parseArgs } from 'node:util';
import { BenchFailure } from './bench-failure.mjs';

const sections = ['pages', 'api', 'bookings', 'identity'];
/** Trials, made when they are named. */
const trials = [
  'peers',
  'crashes',
  'failover',
  'registry',
  'load',
  'import',
  'webhooks',
  'migrations',
  'scale',
];
const all = [...sections, ...trials];

/**
 * @typedef {object} BenchArguments
 * @property {string[]} sections what to measure, in order
 * @property {number} runs journeys of each kind through the pages
 * @property {number} peerRuns visits of the suite and of each peer
 * @property {number} rounds of crashes
 * @property {number} minutes of mixed load
 * @property {number} seconds how long each way of answering is loaded, all rounds together
 */

/**
 * @param {string[]} args
 * @returns {BenchArguments}
 */
export function readArguments(args) {
  const { values, positionals } = parse(args);
  for (const name of positionals) {
    if (!all.includes(name))
      throw new BenchFailure(`There is no section ${name}; there are ${all.join(', ')}.`);
  }
  return {
    sections: positionals.length === 0 ? sections : all.filter((name) => positionals.includes(name)),
    runs: positive(values.runs ?? '5', '--runs'),
    peerRuns: positive(values.runs ?? '9', '--runs'),
    seconds: positive(values.seconds, '--seconds'),
    rounds: positive(values.rounds, '--rounds'),
    minutes: positive(values.minutes, '--minutes'),
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        runs: { type: 'string' },
        seconds: { type: 'string', default: '10' },
        rounds: { type: 'string', default: '40' },
        minutes: { type: 'string', default: '30' },
      },
    });
  } catch (error) {
    throw new BenchFailure(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string} text
 * @param {string} name
 */
function positive(text, name) {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number <= 1000) return number;
  throw new BenchFailure(`${name} must be a whole number from 1 to 1000.`);
}
