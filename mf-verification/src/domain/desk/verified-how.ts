import type { DeskMethod, DeskPerson } from '@suite/contracts/verification';
import { formatMoment } from '@suite/i18n/dates';
import { t } from '../../languages/desk/desk-catalog.ts';

export const deskDocuments = (): { value: DeskMethod; label: string }[] => [
  { value: 'passport', label: t('Passport') },
  { value: 'id_card', label: t('ID card') },
  { value: 'driving_licence', label: t('Driving licence') },
];

export function documentName(kind: string | null): string | null {
  if (kind === 'residence_permit') return t('Residence permit');
  if (kind === 'visa') return t('Visa');
  return deskDocuments().find(({ value }) => value === kind)?.label ?? null;
}

export const accompanied = (): { value: DeskMethod; label: string } => ({
  value: 'guardian',
  label: t('Accompanied, no document'),
});

type Verified = Pick<
  DeskPerson,
  'is_verified' | 'method' | 'document' | 'verified_at' | 'verified_by' | 'desk_chosen_at' | 'checks'
>;

export function verifiedHow(person: Verified): string {
  const { is_verified, method, document, verified_at, verified_by, desk_chosen_at, checks } = person;
  if (!is_verified) {
    return desk_chosen_at
      ? t('Will show ID at the desk, chosen on {moment}', { moment: formatMoment(desk_chosen_at) })
      : t('Not verified yet');
  }
  const shown = documentName(document) ?? t('document');
  const how = {
    photo: verified_by ? t('By photos, reviewed') : byMachine(checks),
    desk: t('At the desk, {document}', { document: shown }),
    guardian: t('Accompanied, no document'),
  }[method ?? 'photo'];
  const moment = verified_at && formatMoment(verified_at);
  if (verified_by && moment) return t('{how} by {name} on {moment}', { how, name: verified_by, moment });
  if (verified_by) return t('{how} by {name}', { how, name: verified_by });
  return moment ? t('{how} on {moment}', { how, moment }) : how;
}

/** A check whose document data was deleted no longer proves that the zone was read. */
function byMachine(checks: DeskPerson['checks']): string {
  const read = checks.find(({ is_match }) => is_match)?.document_data;
  if (!read) return t('By photos');
  return read.mrz_valid === true
    ? t('By selfie and machine-readable zone')
    : t('By selfie and printed text, without a machine-readable zone');
}
