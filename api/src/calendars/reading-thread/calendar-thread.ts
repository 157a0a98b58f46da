import { DomainError } from '../../errors/domain-error.ts';
import { readEvents, type ReadEvents, type ReadOptions } from '../domain/read-events.ts';

export interface ReadingRequest extends ReadOptions {
  text: string;
}

type RefusalCode = 'CALENDAR_TOO_MANY_EVENTS' | 'CALENDAR_UNREADABLE';

export type ReadingAnswer = { events: ReadEvents } | { refused: RefusalCode };

/** Answers once the thread has loaded its sources. */
export function start(): void {}

/** Runs in a thread of its own. An error would lose its class and code on the way to another thread. */
export function answerReading({ text, ...options }: ReadingRequest): ReadingAnswer {
  try {
    return { events: readEvents(text, options) };
  } catch (error) {
    if (error instanceof DomainError) return { refused: error.code as RefusalCode };
    throw error;
  }
}
