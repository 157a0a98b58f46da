import { DomainError } from '../errors/domain-error.ts';

/** Refuses a change that was made from an older state than the stored one; without a state it is not asked about. */
export function refuseStale(what: string, stored: Date, given: string | undefined): void {
  if (given === undefined || Date.parse(given) === stored.getTime()) return;
  throw new DomainError(
    'STALE',
    `Another user has changed ${what} in the meantime. Nothing was saved: load it again and repeat your changes.`,
  );
}
