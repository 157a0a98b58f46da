import { defineCatalog } from '@suite/i18n';

export const catalog = defineCatalog({
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
  es: () => import('./es.json'),
  it: () => import('./it.json'),
  ar: () => import('./ar.json'),
});

export const { t } = catalog;
