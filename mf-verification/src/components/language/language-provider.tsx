import type { GuestLanguage } from '@suite/contracts/bookings';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { loadLanguage } from '../../languages/catalog.ts';
import { directionOf, isLanguage, languageOf, localeOf } from '../../languages/languages.ts';
import { safeStorage } from '../safe-storage.ts';
import { LanguageContext } from './use-language.ts';

const rememberedAs = 'suite.guest-language';

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<GuestLanguage>(() => picked() ?? languageOf(navigator.languages));
  const hasPicked = useRef(picked() !== null);
  const wanted = useRef(language);
  const speak = useCallback((next: GuestLanguage) => {
    wanted.current = next;
    void loadLanguage(next).then(() => {
      if (wanted.current === next) setLanguage(next);
    });
  }, []);
  const choose = useCallback(
    (next: GuestLanguage) => {
      hasPicked.current = true;
      safeStorage.set('local', rememberedAs, next);
      speak(next);
    },
    [speak],
  );
  const suggest = useCallback(
    (next: string | null | undefined) => {
      if (!hasPicked.current && isLanguage(next)) speak(next);
    },
    [speak],
  );
  const value = useMemo(
    () => ({
      language,
      locale: localeOf(language, navigator.languages),
      direction: directionOf(language),
      choose,
      suggest,
    }),
    [language, choose, suggest],
  );
  useDocumentLanguage(language);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

function picked(): GuestLanguage | null {
  const remembered = safeStorage.get('local', rememberedAs);
  return isLanguage(remembered) ? remembered : null;
}

/** Restores the document's language on unmount, because the page around may use another one. */
function useDocumentLanguage(language: GuestLanguage): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const { lang, dir } = root;
    root.lang = language;
    root.dir = directionOf(language);
    return () => {
      root.lang = lang;
      root.dir = dir;
    };
  }, [language]);
}
