import { t } from '../languages/catalog.ts';

export const atDesk = (): string => t('Will show ID at the desk');
