import type { GuestLanguage } from '@suite/contracts/bookings';

/** A sentence with `{placeholders}`, or one for each plural form of `count`. */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

export type Words<Key extends string = string> = Readonly<Record<Key, Message>>;

type Translation = Exclude<GuestLanguage, 'en'>;

/** English is part of the page; other languages are loaded when a guest picks them. */
export interface Catalog<Key extends string> {
  wordsIn: (language: GuestLanguage) => Words<Key> | undefined;
  english: Words<Key>;
  /** Also resolves when the texts cannot be loaded; English is shown then. */
  load: (language: GuestLanguage) => Promise<void>;
}

const loaders: ((language: GuestLanguage) => Promise<void>)[] = [];

export function defineCatalog<Key extends string>(
  english: Words<Key>,
  translations: Record<Translation, () => Promise<Words<Key>>>,
): Catalog<Key> {
  const here = new Map<GuestLanguage, Words<Key>>([['en', english]]);
  const load = async (language: GuestLanguage) => {
    if (language === 'en' || here.has(language)) return;
    // English is better than an empty page; the next use tries again.
    const words = await translations[language]().catch(() => undefined);
    if (words) here.set(language, words);
  };
  loaders.push(load);
  return { english, wordsIn: (language) => here.get(language), load };
}

/** Loads a language for every part of the pages that is loaded by now. */
export async function loadLanguage(language: GuestLanguage): Promise<void> {
  await Promise.all(loaders.map((load) => load(language)));
}
