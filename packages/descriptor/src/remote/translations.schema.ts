import { recordSchema } from '../record.schema.ts';
import { maxExplanationLength } from './permissions/own-permission.schema.ts';
import { isReadableLabel } from './readable-label.ts';

/** As an explanation may take more words in another language; titles and labels have less room. */
const maxTranslationLength = maxExplanationLength + 100;

/** For each language by its two-letter code, English texts and what stands for them. */
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
