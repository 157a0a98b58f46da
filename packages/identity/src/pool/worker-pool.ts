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
  /** Milliseconds after which a process that has nothing to do is ended: it holds its nets in memory. */
  idleLimit: number;
}

export interface WorkerPool {
  /** Whether a process is there, at work or waiting for some. */
  isRunning(): boolean;
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
  idleLimit,
}: PoolSettings): WorkerPool {
  const waiting: Waiting[] = [];
  const idle: WorkerLane[] = [];
  const lanes = new Set<WorkerLane>();
  const busy = new Set<Promise<void>>();
  let closed = false;

  const startLane = (): WorkerLane => {
    const lane = openLane(file, given, () => {
      lanes.delete(lane);
      clearTimeout(rests.get(lane));
      rests.delete(lane);
      const place = idle.indexOf(lane);
      if (place >= 0) idle.splice(place, 1);
    });
    lanes.add(lane);
    return lane;
  };

  const rests = new Map<WorkerLane, NodeJS.Timeout>();
  const rest = (lane: WorkerLane) => {
    idle.push(lane);
    const end = () => {
      idle.splice(idle.indexOf(lane), 1);
      lanes.delete(lane);
      hold(lane.end());
    };
    rests.set(lane, setTimeout(end, idleLimit).unref());
  };
  const wake = () => {
    const lane = idle.pop();
    if (lane !== undefined) clearTimeout(rests.get(lane));
    return lane;
  };
  const hold = (running: Promise<void>) => {
    busy.add(running);
    void running.then(() => busy.delete(running));
  };

  const work = async (lane: WorkerLane, { job, resolve, reject }: Waiting) => {
    try {
      resolve((await lane.run(job, timeLimit)) as never);
    } catch (error) {
      reject(error);
      if (error instanceof IdentityError && error.code === 'TIMED_OUT') lanes.delete(lane);
    }
    if (lanes.has(lane)) rest(lane);
    next();
  };

  const next = () => {
    while (waiting.length > 0 && (idle.length > 0 || lanes.size < workers)) {
      const task = waiting.shift();
      if (task === undefined) return;
      hold(work(wake() ?? startLane(), task));
    }
  };

  return {
    isRunning: () => lanes.size > 0,
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
      for (const timer of rests.values()) clearTimeout(timer);
      while (busy.size > 0) await Promise.all(busy);
      await Promise.all([...lanes].map((lane) => lane.end()));
    },
  };
}
