import type { GuestLanguage } from '@suite/contracts';

/** A sentence with `{placeholders}`, or one for each plural form that a language has for `count`. */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** The words of one part of the pages in one language. */
export type Words<Key extends string = string> = Readonly<Record<Key, Message>>;

type Translation = Exclude<GuestLanguage, 'en'>;

/** The words of one part in all languages; English is there from the start, the others when somebody reads them. */
export interface Catalog<Key extends string> {
  english: Words<Key>;
  load: (language: Translation) => Promise<Words<Key>>;
}

/** A part of the pages: its words in English, and where to find them in each other language. */
export function defineCatalog<Key extends string>(
  english: Words<Key>,
  translations: Record<Translation, () => Promise<Words<Key>>>,
): Catalog<Key> {
  const loaded = new Map<Translation, Promise<Words<Key>>>();
  const load = (language: Translation) => {
    const before = loaded.get(language);
    if (before) return before;
    const words = translations[language]().catch(() => {
      // English is better than an empty page; the next part that opens asks again.
      loaded.delete(language);
      return english;
    });
    loaded.set(language, words);
    return words;
  };
  return { english, load };
}
