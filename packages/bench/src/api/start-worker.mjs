import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { BenchFailure } from '../bench-failure.mjs';
import { addCleanUp } from '../processes/clean-up.mjs';
import { stopProcess } from '../processes/stop-process.mjs';

/**
 * Starts a worker of this folder as a process of its own; it does one order at a time.
 * @template Order, Result
 * @param {string} file
 * @returns {{ order: (order: Order) => Promise<Result>, stop: () => Promise<void> }}
 */
export function startWorker(file) {
  const child = fork(join(import.meta.dirname, file), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(([code]) => ({ failure: `it ended with code ${code}` }));
  return {
    async order(order) {
      const answered = once(child, 'message').then(([answer]) => answer);
      child.send(/** @type {import('node:child_process').Serializable} */ (order));
      const { result, failure } = await Promise.race([answered, ended]);
      if (failure !== undefined) throw new BenchFailure(`${file} could not measure: ${failure}.`);
      return result;
    },
    stop: addCleanUp(() => stopProcess(child)),
  };
}
