import type { AddressRules } from '@suite/registry';
import { DomainError } from '../errors/domain-error.ts';
import { openGuardedFetch, type CallLimits } from '../http/guarded-calls/open-guarded-fetch.ts';
import { isAllowedUrl } from '../http/guarded-calls/public-address.ts';

export interface CalendarAnswer {
  text: string;
  etag: string | null;
  last_modified: string | null;
}

export interface Validators {
  etag: string | null;
  last_modified: string | null;
}

export interface CalendarFetch {
  /**
   * Returns null if the calendar is unchanged.
   * @throws DomainError with the reason
   */
  fetch(address: string, known: Validators): Promise<CalendarAnswer | null>;
  close(): Promise<void>;
}

const calendarLimits: CallLimits = { milliseconds: 20_000, bytes: 5_000_000 };
const maxRedirects = 3;

export function openCalendarFetch(rules: AddressRules, limits = calendarLimits): CalendarFetch {
  const guarded = openGuardedFetch(rules, limits);
  type Answer = Awaited<ReturnType<typeof guarded.fetch>>;

  /** Each address on the way is checked like the first one. */
  async function follow(address: string, headers: Record<string, string>, signal: AbortSignal) {
    let url = address;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await guarded.fetch(url, { headers, signal });
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status > 399 || location === null) return answer;
      await answer.body?.cancel();
      url = new URL(location, url).href;
      if (!isAllowedUrl(url, rules)) throw new DomainError('UNAVAILABLE', 'CALENDAR_ADDRESS_REFUSED');
    }
    throw new DomainError('UNAVAILABLE', 'CALENDAR_TOO_MANY_REDIRECTS', { host: new URL(address).host });
  }

  async function read(answer: Answer, host: string): Promise<CalendarAnswer | null> {
    if (answer.status === 304) return null;
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw new DomainError('UNAVAILABLE', 'CALENDAR_ANSWERED', { host, status: answer.status });
    }
    const text = await answer.text();
    return { text, etag: answer.headers.get('etag'), last_modified: answer.headers.get('last-modified') };
  }

  return {
    async fetch(address, { etag, last_modified }) {
      const { host } = new URL(address);
      const headers = {
        accept: 'text/calendar, text/plain;q=0.5',
        ...(etag !== null && { 'if-none-match': etag }),
        ...(last_modified !== null && { 'if-modified-since': last_modified }),
      };
      // Limits the whole transfer, because a slow server stays within the limit of each step.
      const signal = AbortSignal.timeout(limits.milliseconds);
      try {
        return await read(await follow(address, headers, signal), host);
      } catch (error) {
        throw reasonOf(error, { host, isTooSlow: signal.aborted, limits });
      }
    },
    close: () => guarded.close(),
  };
}

function reasonOf(
  error: unknown,
  { host, isTooSlow, limits }: { host: string; isTooSlow: boolean; limits: CallLimits },
): DomainError {
  if (error instanceof DomainError) return error;
  if (isTooSlow) return new DomainError('UNAVAILABLE', 'CALENDAR_TOO_SLOW', { host });
  if (isTooLarge(error)) {
    return new DomainError('UNAVAILABLE', 'CALENDAR_TOO_LARGE', { megabytes: limits.bytes / 1_000_000 });
  }
  return new DomainError('UNAVAILABLE', 'CALENDAR_UNREACHABLE', { host });
}

/** The limit of compressed and that of decompressed bytes end an answer with different errors. */
function isTooLarge(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/longer than|exceeded max/i.test(`${cause.message} ${cause.name}`)) return true;
    if ((cause as { code?: unknown }).code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return true;
  }
  return false;
}
