import { translateMessage } from '@suite/i18n';
import { t } from '../languages/catalog.ts';

/** Rooms without a type are standard. */
export function roomTypeName(roomType: string | null): string {
  return roomType ? translateMessage(roomType) : t('Standard');
}
