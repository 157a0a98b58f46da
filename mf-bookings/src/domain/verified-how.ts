import type { DeskMethod, DeskPerson } from '@suite/contracts';
import { displayMoment } from './display-date.ts';

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

type Verified = Pick<DeskPerson, 'is_verified' | 'method' | 'document' | 'verified_at' | 'verified_by'>;

/** How, when and by whom somebody was verified, in a line. */
export function verifiedHow({ is_verified, method, document, verified_at, verified_by }: Verified): string {
  if (!is_verified) return 'Not verified yet';
  const shown = deskDocuments.find(({ value }) => value === document)?.label ?? 'document';
  const how = {
    photo: verified_by ? 'By photos, reviewed' : 'By photos',
    desk: `At the desk, ${shown}`,
    guardian: 'Accompanied, no document',
  }[method ?? 'photo'];
  const when = verified_at ? ` on ${displayMoment(verified_at)}` : '';
  return `${how}${verified_by ? ` by ${verified_by}` : ''}${when}`;
}
