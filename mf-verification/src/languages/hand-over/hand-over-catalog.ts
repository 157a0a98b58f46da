import { defineCatalog } from '../catalog.ts';
import { en } from './en.ts';

export const handOverCatalog = defineCatalog<keyof typeof en>(en, {
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ar: async () => (await import('./ar.ts')).ar,
});
