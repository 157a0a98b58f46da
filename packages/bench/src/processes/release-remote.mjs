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
 */
export async function releaseRemote({ url, dataDir }, remote) {
  builtFile(remote, 'dist', 'release.json');
  const program = builtFile('packages', 'release-tools', 'dist', 'cli.js');
  const args = ['release', remote, '--registry', url, '--token-file', join(dataDir, 'release-token')];
  try {
    // A smoke run would be measured with the release.
    const env = { ...process.env, CHROMIUM_PATH: '' };
    await execute(process.execPath, [program, ...args], { cwd: projectRoot, env });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new BenchFailure(`The release of ${remote} failed.\n${stdout}${stderr}`);
  }
}
