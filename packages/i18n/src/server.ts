export { fillPlaceholders, isolateValues, type MessageValues } from './fill-placeholders.ts';
export { formatPlural } from './format-plural.ts';
export { directionOf, isLanguage, localeOf, type Language, type Translation } from './language.ts';
