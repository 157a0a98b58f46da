import { DomainError } from '../errors/domain-error.ts';

export function refuseStale(
  what: string | { room_number: string },
  stored: Date,
  given: string | undefined,
): void {
  if (given === undefined || Date.parse(given) === stored.getTime()) return;
  throw typeof what === 'string'
    ? new DomainError('STALE', 'STALE', { what: { texts: [what] } })
    : new DomainError('STALE', 'ROOM_STALE', what);
}
