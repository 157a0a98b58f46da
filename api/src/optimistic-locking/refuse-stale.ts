import { DomainError } from '../errors/domain-error.ts';

export function refuseStale(what: string, stored: Date, given: string | undefined): void {
  if (given === undefined || Date.parse(given) === stored.getTime()) return;
  throw new DomainError(
    'STALE',
    `Another user has changed ${what} in the meantime. Nothing was saved: load it again and repeat your changes.`,
  );
}
