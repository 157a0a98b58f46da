import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const program = fileURLToPath(new URL('./shrink-photo-process.mjs', import.meta.url));
const limits = { timeout: 10_000, maxBuffer: 1_000_000, killSignal: 'SIGKILL' } as const;

/**
 * A photo of 256 × 256 pixels from a file of an external server. It is decoded by a separate process, which has none
 * of the server's settings and ends with the photo: a fault in the native decoder does not end the server.
 */
export async function shrinkPhoto(file: Buffer): Promise<Buffer> {
  const running = execute(process.execPath, [program], { ...limits, encoding: 'buffer', env: {} });
  // A process that ends early reports the reason with its exit code.
  running.child.stdin?.on('error', () => undefined).end(file);
  return (await running).stdout;
}
