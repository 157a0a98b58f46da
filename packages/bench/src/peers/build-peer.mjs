import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { BenchFailure } from '../bench-failure.mjs';
import { inPeers } from './peers.mjs';

const execute = promisify(execFile);
// Outside of the repository: a package that a peer forgot to name is not found in the suite's own.
const cache = join(tmpdir(), 'suite-bench-peers');
const shared = 'suite-api';
const leftBehind = ['node_modules', 'dist'];
const compressed = /\.(js|css|json)$/;
/** The suite's builds use the same value (packages/webpack-config/src/shell-config.mjs). */
const threshold = 1024;

/**
 * Installs and builds a peer, unless the same sources were built before.
 * @param {import('./peers.mjs').Peer} peer
 * @returns {Promise<string>} the folder that a server serves
 */
export async function buildPeer({ name, title }) {
  const digests = [await digestOf(inPeers(name)), await digestOf(inPeers(shared))];
  const built = join(cache, [name, ...digests].join('-'));
  if (existsSync(built)) return built;
  const copies = join(cache, `${name}-${process.pid}`);
  const work = join(copies, name);
  await mkdir(cache, { recursive: true, mode: 0o700 });
  try {
    for (const folder of [name, shared])
      await cp(inPeers(folder), join(copies, folder), {
        recursive: true,
        filter: (path) => !leftBehind.some((left) => path === inPeers(folder, left)),
      });
    console.log(`Peers: installing ${title} …`);
    await npm(['ci', '--no-audit', '--no-fund'], work);
    console.log(`Peers: building ${title} …`);
    await npm(['run', 'build'], work);
    await compressFiles(join(work, 'dist'));
    await rename(join(work, 'dist'), built);
  } finally {
    await rm(copies, { recursive: true, force: true, maxRetries: 5 });
  }
  return built;
}

/**
 * @param {string[]} args
 * @param {string} cwd
 */
async function npm(args, cwd) {
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  try {
    // The launcher's own npm has told this process where its project is.
    const env = Object.entries(process.env).filter(([name]) => !/^npm_(config|package)_/i.test(name));
    await execute(command, args, {
      cwd,
      env: { ...Object.fromEntries(env), NODE_ENV: undefined },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new BenchFailure(`npm ${args.join(' ')} failed in ${cwd}.\n${stdout}${stderr}`);
  }
}

/**
 * @param {string} folder
 * @returns {Promise<string>} changes with any file of a peer
 */
export async function digestOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !leftBehind.some((left) => file.startsWith(join(folder, left, '/'))))
    .sort();
  const digest = createHash('sha256');
  for (const file of files)
    digest
      .update(`${file.slice(folder.length)}\0`)
      .update(await readFile(file))
      .update('\0');
  return digest.digest('hex').slice(0, 16);
}

/**
 * Writes the compressed copies that the server sends in place of scripts, styles and manifests.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !compressed.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < threshold) continue;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content));
  }
}
