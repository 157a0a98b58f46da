import type { Piscina } from 'piscina';
import { DomainError } from '../../errors/domain-error.ts';
import { endedThread } from '../../loading/ended-thread.ts';
import { loadOnce } from '../../loading/load-once.ts';
import type { ReadEvents } from '../domain/read-events.ts';
import type { ReadingAnswer, ReadingRequest } from './calendar-thread.ts';

const timeoutSeconds = 5;
const heapMegabytes = 256;
const idleMs = 60_000;

// A thread does not inherit the hooks and conditions with which tests run sources.
const program = import.meta.url.endsWith('.ts')
  ? {
      filename: new URL('../../../test-processes/calendar-thread.mjs', import.meta.url).href,
      execArgv: ['--conditions=suite-source'],
    }
  : { filename: new URL('calendar-thread.js', import.meta.url).href };

const pool = loadOnce(async (): Promise<Piscina> => {
  const { default: Piscina } = await import('piscina');
  return new Piscina({
    ...{ ...program, minThreads: 0, maxThreads: 1, idleTimeout: idleMs },
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
});

let before: Promise<unknown> = Promise.resolve();
/** The last calendar that each hotel waits for. */
const ofHotels = new Map<number, Promise<unknown>>();

/**
 * Reads the events in a thread, which is ended when a calendar keeps it busy for too long: the library may search for the next
 * recurrence without an end. A hotel's calendars are queued one by one, so that another hotel waits for one of them.
 * @throws DomainError with the reason
 */
export async function readInThread(hotel_id: number, request: ReadingRequest): Promise<ReadEvents> {
  const reading = (ofHotels.get(hotel_id) ?? Promise.resolve()).then(() => enqueue(request));
  const ended = reading.catch(() => undefined);
  ofHotels.set(hotel_id, ended);
  try {
    return await reading;
  } finally {
    if (ofHotels.get(hotel_id) === ended) ofHotels.delete(hotel_id);
  }
}

function enqueue(request: ReadingRequest): Promise<ReadEvents> {
  // The time of a calendar begins when the one before it is read.
  const reading = before.then(() => read(request));
  before = reading.catch(() => undefined);
  return reading;
}

async function read(request: ReadingRequest): Promise<ReadEvents> {
  const threads = await pool.load();
  // The time of a calendar begins when its thread has started, which takes seconds on a busy machine.
  await threads.run(undefined, { name: 'start' });
  const signal = AbortSignal.timeout(timeoutSeconds * 1_000);
  const answering = threads.run(request, { name: 'answerReading', signal }) as Promise<ReadingAnswer>;
  const answer = await answering.catch((error: unknown) => {
    if (!endedThread(error)) throw error;
    throw new DomainError('UNAVAILABLE', 'CALENDAR_TOO_COMPLEX', { seconds: timeoutSeconds });
  });
  if ('events' in answer) return answer.events;
  throw new DomainError('UNAVAILABLE', answer.refused);
}
