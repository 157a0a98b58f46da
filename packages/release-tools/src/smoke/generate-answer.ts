export interface AnswerSchema {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, AnswerSchema>>;
  items?: AnswerSchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
}

const itemsPerList = 2;

const textsByName: readonly (readonly [RegExp, string])[] = [
  [/e_?mail/i, 'sample@example.test'],
  [/(_at|At|^time|timestamp|since|until)$/, '2026-01-15T10:00:00.000Z'],
  [/date|checkin|checkout|^day$|^from$|^to$/i, '2026-01-15'],
  [/^month$/, '2026-01'],
  [/time_?zone/i, 'Europe/London'],
  [/phone/i, '+441234567890'],
  [/language|locale/i, 'en'],
  [/currency/i, 'EUR'],
  [/url|photo/i, '/favicon.ico'],
  [/postal|number|code/i, '12345'],
];

export function answerGenerator(): (schema: AnswerSchema) => unknown {
  let lastId = 0;
  const generate = (schema: AnswerSchema, name: string): unknown => {
    if ('const' in schema) return schema.const;
    if (schema.enum) return schema.enum.find((value) => value !== null) ?? null;
    const types = [schema.type ?? 'object'].flat();
    if (types.includes('null')) return null;
    switch (types[0]) {
      case 'array':
        return schema.items
          ? Array.from({ length: itemsPerList }, () => generate(schema.items ?? {}, name))
          : [];
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, field]) => [key, generate(field, key)]),
        );
      case 'number':
      case 'integer':
        return /(^|_)id$|Id$/.test(name) ? ++lastId : Math.max(schema.minimum ?? 1, 1);
      case 'boolean':
        return false;
      default:
        return textFor(schema, name);
    }
  };
  return (schema) => generate(schema, '');
}

function textFor({ format, minLength = 0 }: AnswerSchema, name: string): string {
  const found = textsByName.find(([pattern]) => pattern.test(format ?? name))?.[1] ?? 'Sample';
  return found.padEnd(minLength, 'x');
}
