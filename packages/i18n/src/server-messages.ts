import { addLanguageLoader, currentLanguage } from './current-language.ts';
import type { Texts, Translations } from './define-catalog.tsx';
import type { Language } from './language.ts';
import { fillPlaceholders } from './fill-placeholders.ts';

interface Pattern {
  expression: RegExp;
  names: string[];
  translation: string;
}

interface Messages {
  exact: Partial<Texts>;
  patterns: readonly Pattern[];
}

const loaded = new Map<Language, Messages>();

/** Hands over the translations of what the API and the rules of its forms say, in English with `{placeholders}`. */
export function provideMessages(translations: Translations<string>): void {
  addLanguageLoader(async (language) => {
    if (language === 'en' || loaded.has(language)) return;
    const texts = await translations[language]().catch(() => undefined);
    if (texts) loaded.set(language, { exact: texts.default, patterns: patternsOf(texts.default) });
  });
}

/**
 * A sentence of the API, or of a rule that browser and server check, in the language of the page: found by its English text, or by
 * the pattern it was made of. A sentence that is not known stays as it is.
 */
export function translateMessage(message: string): string {
  const messages = loaded.get(currentLanguage());
  if (!messages) return message;
  if (Object.hasOwn(messages.exact, message)) return messages.exact[message] ?? message;
  for (const { expression, names, translation } of messages.patterns) {
    const match = expression.exec(message);
    if (!match) continue;
    const values = names.map((name, index) => [name, translateMessage(match[index + 1] ?? '')] as const);
    return fillPlaceholders(translation, Object.fromEntries(values));
  }
  return message;
}

/** Texts with placeholders as what finds their values; the longest first, as a short one may fit more than was meant. */
function patternsOf(texts: Texts): Pattern[] {
  return Object.entries(texts)
    .filter(([text]) => /\{\w+\}/.test(text))
    .sort(([a], [b]) => b.length - a.length)
    .map(([text, translation]) => {
      const parts = text.split(/\{(\w+)\}/);
      const source = parts.map((part, index) => (index % 2 === 1 ? '(.+?)' : escapeExpression(part)));
      return {
        expression: new RegExp(`^${source.join('')}$`, 's'),
        names: parts.filter((_, index) => index % 2 === 1),
        translation,
      };
    });
}

function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
