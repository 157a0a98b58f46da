import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { IdentityError } from '../identity-error.ts';
import type { WorkerJob, WorkerReply } from '../worker/worker-messages.ts';

export interface JobLimits {
  /** The milliseconds for one job exclude its waiting time. */
  timeLimit: number;
  /** The first job of a process gets these milliseconds in addition, as it loads the models. */
  startLimit: number;
}

export interface WorkerLane {
  /** Rejects with an IdentityError; after TIMED_OUT and CRASHED the lane has ended. */
  run(job: WorkerJob, limits: JobLimits): Promise<unknown>;
  end(): Promise<void>;
}

interface Task {
  id: number;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

const maxKeptStderrChars = 4000;

export function openLane(file: URL, given: readonly string[], onEnd: () => void): WorkerLane {
  const { worker, hold, lastOutput } = startWorker(file, given);
  let task: Task | undefined;
  let lastId = 0;

  const settle = (finish: (task: Task) => void) => {
    const settled = task;
    task = undefined;
    hold(false);
    if (settled !== undefined) finish(settled);
  };
  const crash = (cause: Error) => {
    onEnd();
    const message = 'The check broke off. Please try again.';
    settle(({ reject }) => reject(new IdentityError('CRASHED', message, { cause })));
  };

  worker.on('message', (reply: WorkerReply) => {
    if (reply.id !== task?.id) return;
    if (reply.ok) settle(({ resolve }) => resolve(reply.answer));
    else settle(({ reject }) => reject(new IdentityError(reply.code, reply.message)));
  });
  worker.on('error', crash);
  worker.on('close', (code, signal) => {
    crash(new Error(lastOutput() || `The process ended with ${signal ?? code}.`));
  });

  return {
    run: (job, { timeLimit, startLimit }) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        const timer = setTimeout(
          () => {
            const message = 'The check took too long. Please try again.';
            settle((late) => late.reject(new IdentityError('TIMED_OUT', message)));
            worker.kill('SIGKILL');
          },
          timeLimit + (id === 1 ? startLimit : 0),
        );
        const done =
          <Value>(finish: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer);
            finish(value);
          };
        task = { id, resolve: done(resolve), reject: done(reject) };
        hold(true);
        // A failed send is ignored, as the end of the process rejects the job.
        worker.send({ id, job }, () => undefined);
      }),
    async end() {
      if (worker.exitCode !== null || worker.signalCode !== null) return;
      const ended = once(worker, 'close');
      worker.ref();
      worker.kill('SIGKILL');
      await ended;
    },
  };
}

function startWorker(file: URL, given: readonly string[]) {
  const worker = fork(fileURLToPath(file), given, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  worker.stderr?.on('data', (text: Buffer) => {
    stderr = (stderr + text.toString()).slice(-maxKeptStderrChars);
  });
  // An idle process must not keep the server running, and a busy one must not be left behind.
  const hold = (held: boolean) => {
    worker[held ? 'ref' : 'unref']();
    worker.channel?.[held ? 'ref' : 'unref']();
  };
  hold(false);
  (worker.stderr as (typeof worker.stderr & { unref(): void }) | null)?.unref();
  return { worker, hold, lastOutput: () => stderr };
}
