import { mixed } from 'yup';

interface RecordRule<Value> {
  isKey: (key: string) => boolean;
  isValue: (value: unknown) => value is Value;
  keyProblem: (key: string) => string;
  valueProblem: (key: string) => string;
  max?: { entries: number; describe: (count: number) => string };
  /** Describes the record in the generated JSON schema, because yup cannot describe free keys. */
  jsonSchema: object;
}

const maxEntries = 2_000;

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function recordSchema<Value>(rule: RecordRule<Value>) {
  return mixed((value: unknown): value is Record<string, Value> => isPlainObject(value))
    .typeError('${path} must be an object')
    .meta({ jsonSchema: rule.jsonSchema })
    .test('entries', (value, context) => {
      const entries = Object.entries(value ?? {});
      if (rule.max && entries.length > rule.max.entries)
        return context.createError({ message: rule.max.describe(entries.length) });
      if (entries.length > maxEntries)
        return context.createError({ message: `\${path} may have ${maxEntries} fields at most` });
      for (const [key, entry] of entries) {
        if (!rule.isKey(key)) return context.createError({ message: rule.keyProblem(key) });
        if (!rule.isValue(entry)) return context.createError({ message: rule.valueProblem(key) });
      }
      return true;
    });
}
