import { IdentityError } from '../identity-error.ts';
import type { WorkerAnswers, WorkerJob } from '../worker/worker-messages.ts';
import { openLane, type JobLimits, type WorkerLane } from './worker-lane.ts';

export interface PoolSettings extends JobLimits {
  file: URL;
  arguments?: readonly string[];
  workers: number;
  queue: number;
  /** An idle process is ended after these milliseconds to free the memory of its models. */
  idleLimit: number;
}

export interface WorkerPool {
  isRunning(): boolean;
  run<Job extends WorkerJob>(job: Job): Promise<WorkerAnswers[Job['kind']]>;
  close(): Promise<void>;
}

interface Waiting {
  job: WorkerJob;
  resolve(answer: never): void;
  reject(error: unknown): void;
}

export function openWorkerPool(settings: PoolSettings): WorkerPool {
  const waiting: Waiting[] = [];
  const lanes = new Set<WorkerLane>();
  const busy = new Set<Promise<void>>();
  let closed = false;

  const idle = openIdleLanes(settings.idleLimit, (lane) => {
    lanes.delete(lane);
    hold(lane.end());
  });
  const hasFreeLane = () => idle.count() > 0 || lanes.size < settings.workers;
  const startLane = (): WorkerLane => {
    const lane = openLane(settings.file, settings.arguments ?? [], () => {
      lanes.delete(lane);
      idle.remove(lane);
    });
    lanes.add(lane);
    return lane;
  };
  const hold = (running: Promise<void>) => {
    busy.add(running);
    void running.then(() => busy.delete(running));
  };

  const work = async (lane: WorkerLane, { job, resolve, reject }: Waiting) => {
    try {
      resolve((await lane.run(job, settings)) as never);
    } catch (error) {
      reject(error);
      if (error instanceof IdentityError && error.code === 'TIMED_OUT') lanes.delete(lane);
    }
    if (lanes.has(lane)) idle.add(lane);
    next();
  };

  const next = () => {
    while (hasFreeLane()) {
      const task = waiting.shift();
      if (task === undefined) return;
      hold(work(idle.take() ?? startLane(), task));
    }
  };

  return {
    isRunning: () => lanes.size > 0,
    run: (job) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(stopping());
        if (waiting.length >= settings.queue && !hasFreeLane()) return reject(busyNow());
        waiting.push({ job, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      idle.stopTimers();
      while (busy.size > 0) await Promise.all(busy);
      await Promise.all([...lanes].map((lane) => lane.end()));
    },
  };
}

function openIdleLanes(limitMs: number, onExpired: (lane: WorkerLane) => void) {
  const lanes: WorkerLane[] = [];
  const timers = new Map<WorkerLane, NodeJS.Timeout>();
  const remove = (lane: WorkerLane) => {
    clearTimeout(timers.get(lane));
    timers.delete(lane);
    const place = lanes.indexOf(lane);
    if (place >= 0) lanes.splice(place, 1);
  };
  return {
    count: () => lanes.length,
    add(lane: WorkerLane): void {
      lanes.push(lane);
      const expire = () => {
        remove(lane);
        onExpired(lane);
      };
      timers.set(lane, setTimeout(expire, limitMs).unref());
    },
    remove,
    /** Takes the last used lane, so that unneeded ones expire. */
    take(): WorkerLane | undefined {
      const lane = lanes.at(-1);
      if (lane !== undefined) remove(lane);
      return lane;
    },
    stopTimers(): void {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

const stopping = () => new IdentityError('CLOSED', 'The server is stopping. Please try again soon.');
const busyNow = () => new IdentityError('BUSY', 'Too many checks are waiting. Please try again in a minute.');
