import { useEffect, useState, type ReactNode } from 'react';
import type { Catalog } from '../../languages/catalog.ts';
import { Spinner } from '../kit/spinner.tsx';
import { useLanguage } from './use-language.ts';

interface WordsReadyProps {
  catalog: Catalog<string>;
  /** The whole page waits. */
  page?: boolean;
  children: ReactNode;
}

/** Shows a part once its words are here in the language of the page, or are not to be had. */
export function WordsReady({ catalog, page = false, children }: WordsReadyProps) {
  const { language } = useLanguage();
  const [settled, setSettled] = useState<string>();
  const isReady = catalog.wordsIn(language) !== undefined || settled === language;
  useEffect(() => {
    if (isReady) return;
    let isWanted = true;
    void catalog.load(language).then(() => isWanted && setSettled(language));
    return () => {
      isWanted = false;
    };
  }, [catalog, language, isReady]);
  return isReady ? children : <Spinner page={page} />;
}
