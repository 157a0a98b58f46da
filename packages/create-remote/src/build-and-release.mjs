import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawn } from 'node:child_process';

const compiler = 'node_modules/typescript-native/bin/tsc';
const bundler = 'node_modules/webpack/bin/webpack.js';
const releaseTools = 'packages/release-tools';
const programs = {
  server: [...['contracts', 'database', 'identity', 'descriptor', 'registry'].map(inPackages), 'api'],
  releaseTools: [...['contracts', 'descriptor'].map(inPackages), releaseTools],
};

/** @param {string} root @param {string} remote */
export function buildRemote(root, remote) {
  return runStep(root, [join(root, bundler), '--mode', 'production'], { folder: join(root, remote) });
}

/** @param {string} root */
export async function buildServer(root) {
  if (!(await compile(root, programs.server))) return false;
  for (const generate of ['generate-openapi', 'generate-schema']) {
    if (!(await runStep(root, [join(root, `api/dist/commands/${generate}.js`)]))) return false;
  }
  return true;
}

/**
 * Finds a local suite in demo mode by the token in its data folder.
 * @param {string} root @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<{ url: string, token: string } | undefined>}
 */
export async function findRunningSuite(root, environment) {
  const token = join(resolve(root, environment['DATA_DIR'] || '.data'), 'release-token');
  const url = environment['SUITE_REGISTRY_URL'] || `http://localhost:${environment['PORT'] || '3000'}`;
  if (!existsSync(token) || !isOnThisMachine(url)) return undefined;
  try {
    const answer = await fetch(new URL('/platform/remotes', url), { signal: AbortSignal.timeout(3_000) });
    return answer.ok ? { url, token } : undefined;
  } catch {
    // A failed connection means that no suite is running.
    return undefined;
  }
}

/** Remote suites are never released to automatically. @param {string} url */
function isOnThisMachine(url) {
  return URL.canParse(url) && /^(localhost|127[.\d]+|\[::1\])$/.test(new URL(url).hostname);
}

/** @param {string} root @param {string} remote @param {{ url: string, token: string }} suite */
export async function releaseInto(root, remote, { url, token }) {
  const program = join(root, releaseTools, 'dist/cli.js');
  if (!existsSync(program)) {
    const built = await compile(root, programs.releaseTools);
    if (!built) return false;
  }
  return runStep(root, [program, 'release', remote, '--registry', url, '--token-file', token], {
    quiet: false,
  });
}

/** @param {string} root @param {string[]} workspaces */
async function compile(root, workspaces) {
  for (const workspace of workspaces) {
    const built = await runStep(root, [join(root, compiler), '-p', `${workspace}/tsconfig.build.json`]);
    if (!built) return false;
  }
  return true;
}

/** @param {string} name */
function inPackages(name) {
  return `packages/${name}`;
}

/**
 * @param {string} root @param {string[]} args
 * @param {{ folder?: string, quiet?: boolean }} [options] `quiet` prints output only on failure
 * @returns {Promise<boolean>} whether it succeeded
 */
async function runStep(root, args, { folder = root, quiet = true } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0 && said !== '') process.stderr.write(`${said.trimEnd()}\n`);
  return code === 0;
}
