import { useEffect, useState, type ReactNode } from 'react';
import type { Catalog } from '../../languages/catalog.ts';
import { Spinner } from '../kit/spinner.tsx';
import { useLanguage } from './use-language.ts';

interface WordsReadyProps {
  catalog: Catalog<string>;
  page?: boolean;
  children: ReactNode;
}

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
