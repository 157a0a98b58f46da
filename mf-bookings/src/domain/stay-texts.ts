import type { HistoryChange, HistoryEntry } from '@suite/contracts/bookings';
import { t } from '../languages/catalog.ts';
import { stayStateName } from './stays.ts';
import { displayDate, languageName, roomTypeName } from './booking-texts.ts';

export function historyActorName({ kind, name }: HistoryEntry['actor']): string {
  if (kind === 'guest') return t('Guest');
  if (kind === 'token') return t('API token {name}', { name: name ?? '' });
  return kind === 'system' ? t('The system') : (name ?? '');
}

const fieldNames = (): Readonly<Record<string, string>> => ({
  checkin_date: t('Check-in'),
  checkout_date: t('Check-out'),
  no_nights: t('Nights'),
  room_type: t('Room Type'),
  room: t('Room'),
  room_number: t('Room'),
  stay_state: t('State'),
  guest_language: t("Guest's Language"),
  external_reference: t('Reference'),
  arrival_time: t('Expected arrival'),
  phone: t('Phone'),
  requests: t('Requests'),
  decision: t('Decision'),
  reason: t('Reason'),
  stars: t('Stars'),
});

function valueText(field: string, value: string): string {
  if (field === 'checkin_date' || field === 'checkout_date') return displayDate(value);
  if (field === 'room_type') return roomTypeName(value);
  if (field === 'guest_language') return languageName(value);
  if (field === 'stay_state') return stayStateName(value);
  if (field === 'decision') return value === 'approve' ? t('Approved') : t('Rejected');
  return value;
}

/** Returns `Room Type: Double → Suite`; a field without values was changed, but its values are not recorded. */
export function historyChangeText({ field, before, after }: HistoryChange): string {
  const name = fieldNames()[field] ?? field;
  if (before === null && after === null) return t('{name}: changed', { name });
  const values = {
    name,
    before: before === null ? '–' : valueText(field, before),
    after: after === null ? '–' : valueText(field, after),
  };
  return before === null ? t('{name}: {after}', values) : t('{name}: {before} → {after}', values);
}
