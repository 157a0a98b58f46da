import { foldText } from '@suite/contracts/forms';
import { t } from '../../languages/catalog.ts';

export function viewNameError(name: string, others: readonly { view_name: string }[]): string | undefined {
  const wanted = foldText(name);
  if (wanted === '') return t('View name is required');
  const isTaken = others.some(({ view_name }) => foldText(view_name) === wanted);
  return isTaken ? t('You have a view of this name already') : undefined;
}
