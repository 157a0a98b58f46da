import { recordSchema } from '../record.schema.ts';
import { maxExplanationLength } from './own-permission.schema.ts';
import { isReadableLabel } from './descriptor-fields.ts';

/** Explanations may take more words in another language. */
const maxTranslationLength = maxExplanationLength + 100;

/** Maps each two-letter language code to translations of English texts. */
export const translationsSchema = recordSchema({
  isKey: (key) => /^[a-z]{2}$/.test(key),
  isValue: (value): value is Readonly<Record<string, string>> => isTextRecord(value),
  keyProblem: (key) => `translations names "${key}", which is not the two-letter code of a language`,
  valueProblem: (key) => `translations.${key} must map texts to one line of visible characters each`,
  jsonSchema: {
    type: 'object',
    additionalProperties: {
      type: 'object',
      additionalProperties: { type: 'string', maxLength: maxTranslationLength },
    },
  },
});

function isTextRecord(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (text) =>
      typeof text === 'string' &&
      text.trim() !== '' &&
      text.length <= maxTranslationLength &&
      isReadableLabel(text),
  );
}
