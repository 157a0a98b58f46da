import { execFileSync } from 'node:child_process';

/** What programs need to run at all; results do not depend on their values. */
const systemVariables = [
  'APPDATA',
  'CI',
  'ComSpec',
  'HOME',
  'LD_LIBRARY_PATH',
  'LOCALAPPDATA',
  'LOGNAME',
  'PATH',
  'PATHEXT',
  'Path',
  'SHELL',
  'SystemRoot',
  'TEMP',
  'TERM',
  'TMP',
  'TMPDIR',
  'USER',
  'USERPROFILE',
  'windir',
];

/**
 * The environment of tests: what the system needs and what their tasks declare in turbo.json, and nothing else, so
 * that every variable a test can read is part of the hash under which its result is stored.
 * @param {readonly { environment: string[] }[]} groups
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(groups, env = process.env) {
  const names = [...systemVariables, ...groups.flatMap(({ environment }) => environment)];
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

/**
 * The versions of the programs that results depend on and that no file of the project pins, as the variables that
 * turbo.json hashes: the browser's counts for browser tests alone.
 * @param {string} [chromium] the browser's program file
 */
export function toolchainVersions(chromium) {
  return {
    SUITE_TOOLCHAIN: `node ${process.version} ${process.platform}-${process.arch}`,
    SUITE_BROWSER: chromium === undefined ? '' : browserVersion(chromium),
  };
}

/** @param {string} chromium */
function browserVersion(chromium) {
  // Windows' browsers open a window when asked for their version.
  if (process.platform === 'win32') return chromium;
  return execFileSync(chromium, ['--version'], { encoding: 'utf8' }).trim();
}

/** @typedef {ReturnType<typeof toolchainVersions>} ToolchainVersions */
