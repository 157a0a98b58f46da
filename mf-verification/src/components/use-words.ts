import { use, useCallback } from 'react';
import type { Catalog } from '../languages/catalog.ts';
import { formatMessage, type MessageValues } from '../languages/format-message.ts';
import { useLanguage } from './use-language.ts';

export type Say<Key extends string> = (key: Key, values?: MessageValues) => string;

/** The words of a part in the language of the page; suspends while they are on their way. */
export function useWords<Key extends string>(catalog: Catalog<Key>): { say: Say<Key> } {
  const { language, locale } = useLanguage();
  const words = language === 'en' ? catalog.english : use(catalog.load(language));
  const say = useCallback<Say<Key>>(
    (key, values) => formatMessage(words[key], locale, values),
    [words, locale],
  );
  return { say };
}
