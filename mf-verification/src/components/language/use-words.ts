import { useCallback } from 'react';
import type { Catalog } from '../../languages/catalog.ts';
import { formatMessage, type MessageValues } from '../../languages/format-message.ts';
import { useLanguage } from './use-language.ts';

export type Say<Key extends string> = (key: Key, values?: MessageValues) => string;

/** Falls back to English while the words are missing; `WordsReady` waits for them. */
export function useWords<Key extends string>(catalog: Catalog<Key>): { say: Say<Key> } {
  const { language, locale } = useLanguage();
  const words = catalog.wordsIn(language) ?? catalog.english;
  const say = useCallback<Say<Key>>(
    (key, values) => formatMessage(words[key], locale, values),
    [words, locale],
  );
  return { say };
}
