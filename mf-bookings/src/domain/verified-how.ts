import { formatMoment } from '@suite/contracts/dates';
import type { DeskMethod, DeskPerson } from '@suite/contracts/verification';

/** What can be shown at the desk. */
export const deskDocuments: readonly { value: DeskMethod; label: string }[] = [
  { value: 'passport', label: 'Passport' },
  { value: 'id_card', label: 'ID card' },
  { value: 'driving_licence', label: 'Driving licence' },
];

/** For those who need not show anything. */
export const accompanied: { value: DeskMethod; label: string } = {
  value: 'guardian',
  label: 'Accompanied, no document',
};

/** The choice of a guest who prefers not to verify online. */
export const atDesk = 'Will show ID at the desk';

type Verified = Pick<
  DeskPerson,
  'is_verified' | 'method' | 'document' | 'verified_at' | 'verified_by' | 'desk_chosen_at'
>;

/** How, when and by whom a guest was verified, in a line; or their choice of the front desk. */
export function verifiedHow(person: Verified): string {
  const { is_verified, method, document, verified_at, verified_by, desk_chosen_at } = person;
  if (!is_verified) {
    return desk_chosen_at ? `${atDesk}, chosen on ${formatMoment(desk_chosen_at)}` : 'Not verified yet';
  }
  const shown = deskDocuments.find(({ value }) => value === document)?.label ?? 'document';
  const how = {
    photo: verified_by ? 'By photos, reviewed' : 'By photos',
    desk: `At the desk, ${shown}`,
    guardian: 'Accompanied, no document',
  }[method ?? 'photo'];
  const when = verified_at ? ` on ${formatMoment(verified_at)}` : '';
  return `${how}${verified_by ? ` by ${verified_by}` : ''}${when}`;
}
