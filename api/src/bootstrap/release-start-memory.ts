import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back the room for new objects that grows while modules are loaded, some 30 MB: V8 shrinks it at its next
 * collection, which in a server without work is minutes away.
 * @param delayMs until the rate of new objects has fallen, without which V8 keeps the room
 */
export function releaseStartMemory(delayMs = 10_000): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;
    collect({ type: 'minor' });
  }, delayMs).unref();
}
