import { translateMessage } from '@suite/i18n';
import { t } from '../languages/catalog.ts';

/** A room type as staff read it; rooms without one are standard. */
export function roomTypeName(roomType: string | null): string {
  return roomType ? translateMessage(roomType) : t('Standard');
}
