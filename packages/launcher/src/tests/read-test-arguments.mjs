import { Failure } from '../failure.mjs';

export const usage = `Usage: npm test -- [options] [workspace or file pattern ...]

  npm test                             everything: checks, unit, server, build and browser tests
  npm test -- mf-bookings              unit and browser tests of one workspace
  npm test -- list-bookings            unit tests whose path contains these words
  npm test -- --browser list-bookings  browser tests whose path contains these words
  npm test -- --affected [commit]      what depends on the changes since a commit (default: main)
  npm test -- --watch [workspace]      unit tests of changed files, again at every change
  npm test -- --no-cache               runs also what has not changed since it last passed
  npm test -- --shuffle[=seed]         runs it, too, with tests and files in a random order`;

const maxSeed = 2 ** 31 - 1;

/**
 * @typedef {object} TestArguments
 * @property {string[]} workspaces `mf-bookings` or `packages/ui`; empty for all
 * @property {string[]} patterns parts of test files' paths
 * @property {string | undefined} affectedSince a commit
 * @property {boolean} isWatching
 * @property {boolean} isBrowserOnly
 * @property {boolean} isCached whether earlier results count
 * @property {number | undefined} shuffleSeed undefined for the usual order
 * @property {boolean} isHelp
 */

/** @type {Record<string, (read: TestArguments) => void>} */
const settersOfOptions = {
  '--watch': (read) => void (read.isWatching = true),
  '--browser': (read) => void (read.isBrowserOnly = true),
  '--no-cache': (read) => void (read.isCached = false),
  '--shuffle': (read) => void (read.shuffleSeed = 1 + Math.floor(Math.random() * maxSeed)),
  '--help': (read) => void (read.isHelp = true),
  '-h': (read) => void (read.isHelp = true),
};

/**
 * @param {string[]} args
 * @param {string[]} folders all workspaces
 * @returns {TestArguments}
 */
export function readTestArguments(args, folders) {
  /** @type {TestArguments} */
  const read = {
    workspaces: [],
    patterns: [],
    affectedSince: undefined,
    isWatching: false,
    isBrowserOnly: false,
    isCached: true,
    shuffleSeed: undefined,
    isHelp: false,
  };
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const set = settersOfOptions[arg];
    if (set) set(read);
    else if (arg === '--affected') {
      const next = rest[0];
      const isCommit = next !== undefined && !next.startsWith('-') && !folderOf(next, folders);
      read.affectedSince = isCommit ? /** @type {string} */ (rest.shift()) : 'main';
    } else if (arg.startsWith('--affected=')) read.affectedSince = arg.slice('--affected='.length);
    else if (arg.startsWith('--shuffle=')) read.shuffleSeed = readSeed(arg.slice('--shuffle='.length));
    else if (arg.startsWith('-')) throw new Failure(`npm test does not know ${arg}.\n\n${usage}`);
    else addName(arg);
  }
  if (read.isWatching && (read.isBrowserOnly || read.affectedSince !== undefined || read.shuffleSeed))
    throw new Failure(
      `--watch runs unit tests and takes none of --browser, --affected and --shuffle.\n\n${usage}`,
    );
  return { ...read, isCached: read.isCached && read.shuffleSeed === undefined };

  /** @param {string} name */
  function addName(name) {
    const folder = folderOf(name, folders);
    if (folder === undefined) read.patterns.push(name);
    else read.workspaces.push(folder);
  }
}

/** @param {string} text */
function readSeed(text) {
  const seed = Number(text);
  if (!Number.isInteger(seed) || seed < 1 || seed > maxSeed)
    throw new Failure(`A seed is a whole number from 1 to ${maxSeed}, and ${text} is not.\n\n${usage}`);
  return seed;
}

/**
 * @param {string} name
 * @param {string[]} folders
 */
function folderOf(name, folders) {
  const plain = name.replace(/^\.\//, '').replace(/\/$/, '');
  return folders.find((folder) => folder === plain || folder === `packages/${plain}`);
}
