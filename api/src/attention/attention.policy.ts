import type { AttentionItemKind } from '@suite/contracts/attention';
import { holdsAny, mayManageBooking } from '@suite/contracts/permissions';
import type { Caller } from '../access/caller.ts';
import { maySeePhotos } from '../verification/verification.public.ts';

export function kindsToDecide(caller: Caller): AttentionItemKind[] {
  const { permissions, hotel_id } = caller;
  const runsHotel = holdsAny(permissions, ['manage_hotel']);
  const mayManage = holdsAny(permissions, mayManageBooking);
  const decides: Record<AttentionItemKind, boolean> = {
    review: mayManage && maySeePhotos(caller),
    failures: mayManage,
    desk: mayManage,
    flags: mayManage,
    email: mayManage,
    arrival: hotel_id !== null && runsHotel,
    overbooked: runsHotel,
    webhook: hotel_id !== null && runsHotel,
    hotel: holdsAny(permissions, ['approve_hotels']),
    release: holdsAny(permissions, ['manage_releases']),
    service: holdsAny(permissions, ['manage_releases']),
    permission: holdsAny(permissions, ['manage_releases']),
  };
  return (Object.keys(decides) as AttentionItemKind[]).filter((kind) => decides[kind]);
}
