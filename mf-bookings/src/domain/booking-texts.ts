import { formatCalendarDate } from '@suite/i18n/dates';
import { currentLocale, translateMessage } from '@suite/i18n';
import { guestLanguageNames } from '@suite/contracts/bookings';
import { isDeliverable, normalizeEmail } from '@suite/contracts/forms';
import { t, tn } from '../languages/catalog.ts';

/** Formats `2027-03-05` as `05/Mar/2027` in English, and null as `N/A`. */
export function displayDate(date: string | null): string {
  return formatCalendarDate(date ?? '') ?? t('N/A');
}

const counted = {
  guest: (count: number) => tn(count, '{count} guest', '{count} guests'),
  night: (count: number) => tn(count, '{count} night', '{count} nights'),
};

export function countOf(count: number, noun: keyof typeof counted): string {
  return counted[noun](count);
}

let list = { locale: '', format: new Intl.ListFormat() };

/** Joins texts as `a, b, c` in English. */
export function listOf(texts: readonly string[]): string {
  const locale = currentLocale();
  // A calendar joins hundreds of texts, and creating a format takes longer than using it.
  if (list.locale !== locale) {
    list = { locale, format: new Intl.ListFormat(locale, { type: 'unit', style: 'short' }) };
  }
  return list.format.format(texts);
}

/** Joins texts as `a, b and c` in English. */
export function listWithAnd(texts: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(texts);
}

/** Joins facts as `204 · Double`, and leaves out what is false or null. */
export function listWithDots(texts: readonly (string | false | null)[]): string {
  return texts.filter(Boolean).join(' · ');
}

/** Rooms without a type are standard. */
export function roomTypeName(roomType: string | null): string {
  return roomType ? translateMessage(roomType) : t('Standard');
}

interface RoomState {
  status: string;
  is_inspected?: boolean | undefined;
  inspected_at?: string | null | undefined;
}

export function roomStateName({ status, is_inspected, inspected_at }: RoomState): string {
  return translateMessage(is_inspected || inspected_at ? 'Inspected' : status);
}

const names = new Map(Object.entries(guestLanguageNames));

/** Returns the code itself for a language that this release lacks. */
export function languageName(code: string | null): string {
  return code === null ? t('Not known') : (names.get(code) ?? code);
}

export const atDesk = (): string => t('Will show ID at the desk');

export const earlyQuestion = (checkinDate: string): string =>
  t('This booking arrives on {date}. Do you want to check the guests in before that day?', {
    date: displayDate(checkinDate),
  });

/** Returns a hint for an address that is accepted but receives no mail. */
export function hintOfEmail(entry: string): string | undefined {
  const address = normalizeEmail(entry);
  const isMasked = address.includes('•');
  const isTyped = /@./.test(address);
  return isTyped && !isMasked && !isDeliverable(address)
    ? t('No e-mail can be delivered to this address.')
    : undefined;
}
