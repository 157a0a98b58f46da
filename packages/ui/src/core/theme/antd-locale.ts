import { addLanguageLoader, type Language, type Translation } from '@suite/i18n';
import type { ConfigProviderProps } from 'antd';
import english from 'antd/es/locale/en_US.js';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

const translations: Record<Translation, () => Promise<{ default: AntdLocale }>> = {
  de: () => import('antd/es/locale/de_DE.js'),
  fr: () => import('antd/es/locale/fr_FR.js'),
  es: () => import('antd/es/locale/es_ES.js'),
  it: () => import('antd/es/locale/it_IT.js'),
  ar: () => import('antd/es/locale/ar_EG.js'),
};

// antd reads its English texts itself, so that they cost nothing here.
const loaded = new Map<Language, AntdLocale>([['en', english]]);

addLanguageLoader(async (language) => {
  if (language === 'en' || loaded.has(language)) return;
  const texts = await translations[language]().catch(() => undefined);
  if (texts) loaded.set(language, texts.default);
});

/** antd's own texts in a language; in English where they are not there. */
export function antdLocale(language: Language): AntdLocale {
  return loaded.get(language) ?? english;
}
