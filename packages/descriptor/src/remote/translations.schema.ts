import { recordSchema } from '../record.schema.ts';
import { isReadableLabel } from './readable-label.ts';

/** For each language by its two-letter code, English texts and what stands for them. */
export const translationsSchema = recordSchema({
  isKey: (key) => /^[a-z]{2}$/.test(key),
  isValue: (value): value is Readonly<Record<string, string>> => isTextRecord(value),
  keyProblem: (key) => `translations names "${key}", which is not the two-letter code of a language`,
  valueProblem: (key) => `translations.${key} must map texts to one line of visible characters each`,
  jsonSchema: {
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: { type: 'string', maxLength: 60 } },
  },
});

function isTextRecord(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (text) => typeof text === 'string' && text.trim() !== '' && text.length <= 60 && isReadableLabel(text),
  );
}
