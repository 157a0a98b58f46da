export {
  addLanguageLoader,
  changeLanguage,
  currentLanguage,
  currentLocale,
  onLanguageChange,
  useLanguage,
  wantedLanguage,
} from './current-language.ts';
export { defineCatalog, type Catalog, type Texts, type Translations } from './define-catalog.tsx';
export type { MessageValues } from './fill-placeholders.ts';
export {
  directionOf,
  isLanguage,
  languageNames,
  matchLanguage,
  type Language,
  type Translation,
} from './language.ts';
export {
  provideMessages,
  renderAnswer,
  renderMessage,
  translateMessage,
  type CodedMessage,
} from './server-messages.ts';
