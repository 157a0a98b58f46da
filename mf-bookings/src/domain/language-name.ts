import { guestLanguageNames } from '@suite/contracts/bookings';
import { t } from '../languages/catalog.ts';

const names = new Map(Object.entries(guestLanguageNames));

/** Returns the code itself for a language that this release lacks. */
export function languageName(code: string | null): string {
  return code === null ? t('Not known') : (names.get(code) ?? code);
}
