import type { GuestLanguage } from '@suite/contracts/bookings';

/** A sentence with `{placeholders}`, or one for each plural form that a language has for `count`. */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** The words of one part of the pages in one language. */
export type Words<Key extends string = string> = Readonly<Record<Key, Message>>;

type Translation = Exclude<GuestLanguage, 'en'>;

/** The words of one part in all languages; English is there from the start, the others are loaded when a guest picks them. */
export interface Catalog<Key extends string> {
  /** The words, if they are here. */
  wordsIn: (language: GuestLanguage) => Words<Key> | undefined;
  english: Words<Key>;
  /** Fetches the words; settles too when they do not come, and then English is read. */
  load: (language: GuestLanguage) => Promise<void>;
}

const loaders: ((language: GuestLanguage) => Promise<void>)[] = [];

/** A part of the pages: its words in English, and where to find them in each other language. */
export function defineCatalog<Key extends string>(
  english: Words<Key>,
  translations: Record<Translation, () => Promise<Words<Key>>>,
): Catalog<Key> {
  const here = new Map<GuestLanguage, Words<Key>>([['en', english]]);
  const load = async (language: GuestLanguage) => {
    if (language === 'en' || here.has(language)) return;
    // English is better than an empty page; the next who needs the words asks again.
    const words = await translations[language]().catch(() => undefined);
    if (words) here.set(language, words);
  };
  loaders.push(load);
  return { english, wordsIn: (language) => here.get(language), load };
}

/** Fetches a language for every part of the pages that is here by now. */
export async function loadLanguage(language: GuestLanguage): Promise<void> {
  await Promise.all(loaders.map((load) => load(language)));
}
