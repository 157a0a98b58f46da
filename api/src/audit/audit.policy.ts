import { holdsAny, mayReadAudit } from '@suite/contracts/permissions';
import type { Caller } from '../access/caller.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { AuditReach } from './domain/audit-chain.ts';

export function requireAuditReach({ permissions, scope }: Caller, hotelId: number | undefined): AuditReach {
  if (!holdsAny(permissions, mayReadAudit)) throw new DomainError('PERMISSION_DENIED', 'AUDIT_READ_DENIED');
  if (scope.kind === 'all') return hotelId ?? 'all';
  if (scope.kind === 'none' || (hotelId !== undefined && hotelId !== scope.hotel_id)) return 'none';
  return scope.hotel_id;
}
