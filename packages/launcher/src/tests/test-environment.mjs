import { execFileSync } from 'node:child_process';

/** Programs require these variables; results do not depend on their values. */
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
 * Passes only system variables and those declared in turbo.json, so that the hash of a result covers every variable.
 * @param {readonly { environment: string[] }[]} groups
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(groups, env = process.env) {
  const names = [...systemVariables, ...groups.flatMap(({ environment }) => environment)];
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

/**
 * Returns unpinned program versions as variables that turbo.json hashes; the browser's counts for browser tests only.
 * @param {string} [chromium] path of the browser
 */
export function toolchainVersions(chromium) {
  return {
    SUITE_TOOLCHAIN: `node ${process.version} ${process.platform}-${process.arch}`,
    SUITE_BROWSER: chromium === undefined ? '' : browserVersion(chromium),
  };
}

/** @param {string} chromium */
function browserVersion(chromium) {
  // On Windows, `--version` opens a browser window.
  if (process.platform === 'win32') return chromium;
  return execFileSync(chromium, ['--version'], { encoding: 'utf8' }).trim();
}

/** @typedef {ReturnType<typeof toolchainVersions>} ToolchainVersions */
