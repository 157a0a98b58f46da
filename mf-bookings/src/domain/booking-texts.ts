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

/** Joins texts as `a, b, c` in English. */
export function listOf(texts: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'unit', style: 'short' }).format(texts);
}

/** Joins texts as `a, b and c` in English. */
export function listWithAnd(texts: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(texts);
}

/** Rooms without a type are standard. */
export function roomTypeName(roomType: string | null): string {
  return roomType ? translateMessage(roomType) : t('Standard');
}

const names = new Map(Object.entries(guestLanguageNames));

/** Returns the code itself for a language that this release lacks. */
export function languageName(code: string | null): string {
  return code === null ? t('Not known') : (names.get(code) ?? code);
}

export const atDesk = (): string => t('Will show ID at the desk');

/** Returns a hint for an address that is accepted but receives no mail. */
export function hintOfEmail(entry: string): string | undefined {
  const address = normalizeEmail(entry);
  const isMasked = address.includes('•');
  const isTyped = /@./.test(address);
  return isTyped && !isMasked && !isDeliverable(address)
    ? t('No e-mail can be delivered to this address.')
    : undefined;
}
