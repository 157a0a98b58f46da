import { readConfig } from './config/config.ts';
import { startServer } from './bootstrap/start-server.ts';
import { describeStartError } from './bootstrap/describe-start-error.ts';
import { mapStackTraces } from './bootstrap/map-stack-traces.ts';
import { releaseIdleMemory } from './bootstrap/release-idle-memory.ts';

mapStackTraces();

type Message =
  | { type: 'progress'; text: string }
  | { type: 'ready'; url: string }
  | { type: 'failed'; message: string };

function tell(message: Message, line: string): void {
  if (process.connected) process.send?.(message);
  else process.stderr.write(`${line}\n`);
}

const waitTimeoutMs = 10_000;
let stopping = false;

function say(text: string): void {
  if (stopping) throw new Error('Stopped before the start was complete.');
  tell({ type: 'progress', text }, text);
}

async function start(): Promise<() => Promise<void>> {
  const config = readConfig(process.env);
  const close = await startServer(config, say);
  tell({ type: 'ready', url: config.publicUrl }, `Ready at ${config.publicUrl}`);
  releaseIdleMemory();
  return close;
}

const started = start();

async function stop(): Promise<void> {
  // Ctrl-C reaches both the server and the launcher, which then requests a stop, too.
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), waitTimeoutMs).unref();
  const close = await started.catch(() => undefined);
  await close?.();
  process.exit(close ? 0 : 1);
}

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('disconnect', () => void stop());

await started.catch((error: unknown) => {
  const message = describeStartError(error);
  tell({ type: 'failed', message }, message);
  process.exitCode = 1;
  process.removeAllListeners('disconnect');
  if (process.connected) process.disconnect();
});
