import { defineCatalog, type Message } from '../catalog.ts';
import { en } from './en.ts';

export type ChoicesKey = keyof typeof en;

/** What a translation of the choices holds: every key of the English one. */
export type ChoicesWords = Record<ChoicesKey, Message>;

export const choicesCatalog = defineCatalog<ChoicesKey>(en, {
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ar: async () => (await import('./ar.ts')).ar,
});
