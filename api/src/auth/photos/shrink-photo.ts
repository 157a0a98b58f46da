import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const program = fileURLToPath(new URL('./shrink-photo-process.mjs', import.meta.url));
const limits = { timeout: 10_000, maxBuffer: 1_000_000, killSignal: 'SIGKILL' } as const;

/** Decodes in a separate process without the server's settings, because native decoders may crash. */
export async function shrinkPhoto(file: Buffer): Promise<Buffer> {
  const running = execute(process.execPath, [program], { ...limits, encoding: 'buffer', env: {} });
  // The exit code reports why a process ended early.
  running.child.stdin?.on('error', () => undefined).end(file);
  return (await running).stdout;
}
