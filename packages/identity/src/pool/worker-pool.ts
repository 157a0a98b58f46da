import { IdentityError } from '../identity-error.ts';
import type { WorkerAnswers, WorkerJob } from '../worker/worker-messages.ts';
import { openLane, type WorkerLane } from './worker-lane.ts';

export interface PoolSettings {
  /** What each process runs. */
  file: URL;
  /** What it is started with. */
  arguments?: readonly string[];
  /** Processes at most; each is started when there is work for it. */
  workers: number;
  /** Jobs that may wait; one more is refused. */
  queue: number;
  /** Milliseconds for one job, without the time it waited. */
  timeLimit: number;
}

export interface WorkerPool {
  run<Job extends WorkerJob>(job: Job): Promise<WorkerAnswers[Job['kind']]>;
  /** Takes nothing more in, finishes what was taken, ends the processes. */
  close(): Promise<void>;
}

interface Waiting {
  job: WorkerJob;
  resolve(answer: never): void;
  reject(error: unknown): void;
}

/** Shares jobs among processes in the order they came. One that crashed or took too long is replaced. */
export function openWorkerPool({
  file,
  arguments: given = [],
  workers,
  queue,
  timeLimit,
}: PoolSettings): WorkerPool {
  const waiting: Waiting[] = [];
  const idle: WorkerLane[] = [];
  const lanes = new Set<WorkerLane>();
  const busy = new Set<Promise<void>>();
  let closed = false;

  const startLane = (): WorkerLane => {
    const lane = openLane(file, given, () => {
      lanes.delete(lane);
      const place = idle.indexOf(lane);
      if (place >= 0) idle.splice(place, 1);
    });
    lanes.add(lane);
    return lane;
  };

  const work = async (lane: WorkerLane, { job, resolve, reject }: Waiting) => {
    try {
      resolve((await lane.run(job, timeLimit)) as never);
    } catch (error) {
      reject(error);
      if (error instanceof IdentityError && error.code === 'TIMED_OUT') lanes.delete(lane);
    }
    if (lanes.has(lane)) idle.push(lane);
    next();
  };

  const next = () => {
    while (waiting.length > 0 && (idle.length > 0 || lanes.size < workers)) {
      const task = waiting.shift();
      if (task === undefined) return;
      const running = work(idle.pop() ?? startLane(), task);
      busy.add(running);
      void running.then(() => busy.delete(running));
    }
  };

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (closed)
          return reject(new IdentityError('CLOSED', 'The server is stopping. Please try again soon.'));
        if (waiting.length >= queue && idle.length === 0 && lanes.size >= workers)
          return reject(
            new IdentityError('BUSY', 'Too many checks are waiting. Please try again in a minute.'),
          );
        waiting.push({ job, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      while (busy.size > 0) await Promise.all(busy);
      await Promise.all([...lanes].map((lane) => lane.end()));
    },
  };
}
