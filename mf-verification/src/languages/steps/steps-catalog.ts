import { defineCatalog, type Message } from '../catalog.ts';
import { en } from './en.ts';

export type StepsKey = keyof typeof en;

/** What a translation of the steps holds: every key of the English one. */
export type StepsWords = Record<StepsKey, Message>;

export const stepsCatalog = defineCatalog<StepsKey>(en, {
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ar: async () => (await import('./ar.ts')).ar,
});
