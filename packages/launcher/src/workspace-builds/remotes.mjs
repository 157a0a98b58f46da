import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../failure.mjs';
import { root, workspaceFolders } from '../project.mjs';
import { runNodeTool } from '../processes/run-tool.mjs';

/** Releases mostly wait for the server, which hashes one while the next is read. */
const atOnce = 2;

/** @typedef {{ manifest: { name: string } }} Build the launcher reads only the name */

/**
 * @typedef {object} ReleaseTools exports of release-tools
 * @property {(remote: string, folder: string) => Promise<Build>} readLocalRelease
 * @property {(registry: { url: string, token: string }, builds: readonly Build[]) => Promise<Build[]>} findUnreleased
 */

/**
 * @typedef {object} BuiltRemotes
 * @property {string[]} remotes
 * @property {(registry: { url: string, token: string }) => Promise<string[]>} findUnreleased
 */

export async function readBuiltRemotes() {
  const remotes = workspaceFolders().filter(
    (folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'dist', 'release.json')),
  );
  // The program is imported after its build, and by its path because packages may not be installed yet.
  const program = join(root, 'packages', 'release-tools', 'dist', 'index.js');
  return verifyBuilds(remotes, await import(pathToFileURL(program).href));
}

/**
 * @param {string[]} remotes
 * @param {ReleaseTools} tools
 * @returns {Promise<BuiltRemotes>}
 */
export async function verifyBuilds(remotes, tools) {
  // The release command reports damaged builds.
  const builds = await Promise.all(
    remotes.map((remote) =>
      tools.readLocalRelease(remote, join(root, remote, 'dist')).catch(() => undefined),
    ),
  );
  const intact = builds.filter((build) => build !== undefined);
  return {
    remotes,
    async findUnreleased(registry) {
      const unreleased = await tools.findUnreleased(registry, intact);
      const live = new Set(
        intact.filter((build) => !unreleased.includes(build)).map(({ manifest }) => manifest.name),
      );
      return remotes.filter((remote) => !live.has(remote));
    },
  };
}

/**
 * @param {BuiltRemotes} built
 * @param {string} url
 * @param {string} dataDir contains the release token
 * @param {import('../progress.mjs').Progress} progress
 */
export async function releaseRemotes({ remotes, findUnreleased }, url, dataDir, progress) {
  if (remotes.length === 0) return;
  const step = progress.step('Releasing the remotes');
  const tokenFile = join(dataDir, 'release-token');
  const waiting = await findUnreleased({ url, token: readFileSync(tokenFile, 'utf8').trim() }).catch(
    (error) => {
      step.failed();
      throw new Failure(`${error.message}\nThe server could not be asked which remotes are live.`);
    },
  );
  const released = waiting.join(', ') || 'none has changed';
  const program = join(root, 'packages', 'release-tools', 'dist', 'cli.js');
  const release = async (/** @type {string} */ remote) => {
    step.update(remote);
    const args = ['release', remote, '--registry', url, '--token-file', tokenFile];
    // Without CHROMIUM_PATH the command skips its smoke run, which would delay a local start.
    const { ok, lines } = await runNodeTool(program, args, { cwd: root, env: { CHROMIUM_PATH: '' } });
    if (ok) return;
    step.failed(remote);
    throw new Failure(`${lines.slice(-20).join('\n')}\n${remote} could not be released.`);
  };
  const releaseNext = async () => {
    for (let remote = waiting.shift(); remote; remote = waiting.shift()) await release(remote);
  };
  await Promise.all(Array.from({ length: atOnce }, releaseNext));
  step.done(released);
}
