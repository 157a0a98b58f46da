import type { Hotel } from '@suite/contracts/hotels';

export type Approval = 'Pending' | 'Approved' | 'Rejected';

export function approvalOf({ is_approved }: Pick<Hotel, 'is_approved'>): Approval {
  if (is_approved === null) return 'Pending';
  return is_approved ? 'Approved' : 'Rejected';
}

export function countApprovals(hotels: readonly Hotel[]): Record<Approval, number> {
  const counts = { Pending: 0, Approved: 0, Rejected: 0 };
  for (const hotel of hotels) counts[approvalOf(hotel)] += 1;
  return counts;
}
