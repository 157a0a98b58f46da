import { translateMessage } from '@suite/i18n';
import { t } from '../../languages/catalog.ts';

/** Who made a change, in the language of the page: a user, or the label of a token. */
export function actorName(name: string): string {
  // The label of a token for every remote that was given none.
  return name === 'any remote' ? t('any remote') : translateMessage(name);
}
