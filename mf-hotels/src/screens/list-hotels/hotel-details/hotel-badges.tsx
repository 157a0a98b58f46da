import type { Hotel } from '@suite/contracts/hotels';
import { Badge, type Tone } from '@suite/ui';
import { approvalOf, type Approval } from '../../../domain/approval.ts';
import { known, t } from '../../../languages/catalog.ts';

const tones: Record<Approval, Tone> = { Pending: 'warning', Approved: 'success', Rejected: 'danger' };

export function ApprovalBadge({ hotel }: { hotel: Hotel }) {
  const approval = approvalOf(hotel);
  return <Badge tone={tones[approval]}>{known(approval)}</Badge>;
}

export function ActiveBadge({ hotel }: { hotel: Hotel }) {
  return (
    <Badge tone={hotel.is_active ? 'success' : 'neutral'}>
      {hotel.is_active ? t('Active') : t('Inactive')}
    </Badge>
  );
}
