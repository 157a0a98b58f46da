import { translateMessage } from '@suite/i18n';
import { t } from '../../languages/catalog.ts';

export function actorName(name: string): string {
  // The registry stores this label for tokens that are valid for every remote.
  return name === 'any remote' ? t('any remote') : translateMessage(name);
}
