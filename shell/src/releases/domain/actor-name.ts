import { translateMessage } from '@suite/i18n';
import { t } from '../../languages/catalog.ts';

export function actorName(name: string): string {
  // The registry stores these names; all others are those of people and of their tokens.
  if (name === 'any remote') return t('any remote');
  return /^Automatic demotion$/.test(name) ? translateMessage(name) : name;
}
