import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BenchFailure } from '../bench-failure.mjs';
import { builtFile, projectRoot } from '../project-root.mjs';

const execute = promisify(execFile);

/**
 * Releases a built remote to a running server, as its team would.
 * @param {import('./start-server.mjs').Server} server
 * @param {string} remote
 * @param {string} [folder] where the remote's own folder stands
 */
export async function releaseRemote(server, remote, folder = projectRoot) {
  if (folder === projectRoot) builtFile(remote, 'dist', 'release.json');
  await releaseCommand(server, ['release', remote], folder);
}

/**
 * Runs the release command line against a server.
 * @param {import('./start-server.mjs').Server} server
 * @param {string[]} command
 * @param {string} folder
 */
export async function releaseCommand({ url, dataDir }, command, folder) {
  const program = builtFile('packages', 'release-tools', 'dist', 'cli.js');
  const args = [...command, '--registry', url, '--token-file', join(dataDir, 'release-token')];
  try {
    // A smoke run would be measured with the release.
    const env = { ...process.env, CHROMIUM_PATH: '' };
    await execute(process.execPath, [program, ...args], { cwd: folder, env });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new BenchFailure(`${command.join(' ')} failed.\n${stdout}${stderr}`);
  }
}
