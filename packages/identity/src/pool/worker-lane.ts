import { Worker } from 'node:worker_threads';
import { IdentityError } from '../identity-error.ts';
import type { WorkerJob, WorkerReply } from '../worker/worker-messages.ts';

/** One thread, with at most one job at a time. */
export interface WorkerLane {
  /** Rejects with an IdentityError; after TIMED_OUT and CRASHED the lane has ended. */
  run(job: WorkerJob, timeLimit: number): Promise<unknown>;
  end(): Promise<void>;
}

interface Task {
  id: number;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export function openLane(file: URL, onEnd: () => void): WorkerLane {
  const worker = new Worker(file, { name: 'identity' });
  let task: Task | undefined;
  let lastId = 0;
  let cause: Error | undefined;
  // An idle thread keeps no process from ending.
  worker.unref();

  const settle = (finish: (task: Task) => void) => {
    const settled = task;
    task = undefined;
    worker.unref();
    if (settled !== undefined) finish(settled);
  };

  worker.on('message', (reply: WorkerReply) => {
    if (reply.id !== task?.id) return;
    if (reply.ok) settle(({ resolve }) => resolve(reply.answer));
    else settle(({ reject }) => reject(new IdentityError(reply.code, reply.message)));
  });
  worker.on('error', (error: Error) => {
    cause = error;
  });
  worker.on('exit', () => {
    onEnd();
    const message = 'The check broke off. Please try again.';
    settle(({ reject }) => reject(new IdentityError('CRASHED', message, { cause })));
  });

  return {
    run: (job, timeLimit) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        const timer = setTimeout(() => {
          const message = 'The check took too long. Please try again.';
          settle((late) => late.reject(new IdentityError('TIMED_OUT', message)));
          void worker.terminate();
        }, timeLimit);
        const done =
          <Value>(finish: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer);
            finish(value);
          };
        task = { id, resolve: done(resolve), reject: done(reject) };
        worker.ref();
        worker.postMessage({ id, job });
      }),
    end: async () => {
      await worker.terminate();
    },
  };
}
