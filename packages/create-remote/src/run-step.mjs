import { spawn } from 'node:child_process';

/**
 * Runs a program of the project under this Node to its end.
 * @param {string} root
 * @param {string[]} args
 * @param {{ folder?: string, quiet?: boolean }} [options] where it runs; whether it speaks only when it fails
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
