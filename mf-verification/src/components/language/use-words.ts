import { useCallback } from 'react';
import type { Catalog } from '../../languages/catalog.ts';
import { formatMessage, type MessageValues } from '../../languages/format-message.ts';
import { useLanguage } from './use-language.ts';

export type Say<Key extends string> = (key: Key, values?: MessageValues) => string;

/** The words of a part in the language of the page; in English where they are not here, which `WordsReady` waits for. */
export function useWords<Key extends string>(catalog: Catalog<Key>): { say: Say<Key> } {
  const { language, locale } = useLanguage();
  const words = catalog.wordsIn(language) ?? catalog.english;
  const say = useCallback<Say<Key>>(
    (key, values) => formatMessage(words[key], locale, values),
    [words, locale],
  );
  return { say };
}
