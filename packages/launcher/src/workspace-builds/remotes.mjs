import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root, workspaceFolders } from '../project.mjs';
import { runNodeTool } from '../processes/run-tool.mjs';

/** Each waits for the server most of its time, which hashes one while the next is read. */
const atOnce = 2;

/**
 * Makes the remotes of this checkout live on a server of this machine, by the way every release takes.
 * @param {string} registry the server's address
 * @param {string} dataDir where the server left a token for this
 * @param {import('../progress.mjs').Progress} progress
 */
export async function releaseRemotes(registry, dataDir, progress) {
  const remotes = workspaceFolders().filter(
    (folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'dist', 'release.json')),
  );
  if (remotes.length === 0) return;
  const step = progress.step('Releasing the remotes');
  const program = join(root, 'packages', 'release-tools', 'dist', 'cli.js');
  const token = join(dataDir, 'release-token');
  const release = async (/** @type {string} */ remote) => {
    step.update(remote);
    const args = ['release', remote, '--registry', registry, '--token-file', token];
    // A smoke run is for what goes to others: it would only make the start of one's own machine longer.
    const { ok, lines } = await runNodeTool(program, args, { cwd: root, env: { CHROMIUM_PATH: '' } });
    if (ok) return;
    step.failed(remote);
    throw new Failure(`${lines.slice(-20).join('\n')}\n${remote} could not be released.`);
  };
  const waiting = [...remotes];
  const releaseNext = async () => {
    for (let remote = waiting.shift(); remote; remote = waiting.shift()) await release(remote);
  };
  await Promise.all(Array.from({ length: atOnce }, releaseNext));
  step.done(remotes.join(', '));
}
