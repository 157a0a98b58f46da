import { spawn } from 'node:child_process';

/**
 * @param {string} root
 * @param {string[]} args
 * @param {{ folder?: string, quiet?: boolean }} [options] `quiet` prints output only on failure
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runStep(root, args, { folder = root, quiet = true } = {}) {
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
