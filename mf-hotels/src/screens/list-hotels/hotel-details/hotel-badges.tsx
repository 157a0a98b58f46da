import type { Hotel } from '@suite/contracts/hotels';
import { Badge, type Tone } from '@suite/ui';
import { approvalOf, type Approval } from '../../../domain/approval.ts';

const tones: Record<Approval, Tone> = { Pending: 'warning', Approved: 'success', Rejected: 'danger' };

/** Pending, Approved or Rejected. */
export function ApprovalBadge({ hotel }: { hotel: Hotel }) {
  const approval = approvalOf(hotel);
  return <Badge tone={tones[approval]}>{approval}</Badge>;
}

/** Whether the staff of the hotel can sign in now. */
export function ActiveBadge({ hotel }: { hotel: Hotel }) {
  return (
    <Badge tone={hotel.is_active ? 'success' : 'neutral'}>{hotel.is_active ? 'Active' : 'Inactive'}</Badge>
  );
}
