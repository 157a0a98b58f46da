import { t } from '../languages/catalog.ts';

/** The choice of a guest who prefers not to verify online. */
export const atDesk = (): string => t('Will show ID at the desk');
