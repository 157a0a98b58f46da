import { defineCatalog } from '@suite/i18n';

/** The texts of staff, in the language of the console. */
export const catalog = defineCatalog({
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
  es: () => import('./es.json'),
  it: () => import('./it.json'),
  ar: () => import('./ar.json'),
});

export const { t } = catalog;
