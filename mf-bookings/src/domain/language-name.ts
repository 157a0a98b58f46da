import { guestLanguageNames } from '@suite/contracts/bookings';
import { t } from '../languages/catalog.ts';

const names = new Map(Object.entries(guestLanguageNames));

/** A guest's language in itself; the code as it is for one that this release does not know. */
export function languageName(code: string | null): string {
  return code === null ? t('Not known') : (names.get(code) ?? code);
}
