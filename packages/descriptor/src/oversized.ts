import { ValidationError, type Schema } from 'yup';

/** Above this number only the count is reported, because yup takes time for each unknown field. */
const maxUnknownFields = 20;
const maxNameLength = 100;

interface Branches {
  fields?: Readonly<Record<string, Schema>>;
  innerType?: Schema;
}

/** Returns the problems of the first oversized list or object; yup would validate every item before it counts them. */
export function findOversized(
  schema: Schema,
  value: unknown,
  path = '',
): { field: string; message: string }[] {
  const { fields, innerType } = schema as Schema & Branches;
  if (Array.isArray(value)) {
    const max = maxLengthOf(schema);
    if (value.length > max) return [{ field: path, message: lengthMessage(schema, { path, max }) }];
    if (!innerType) return [];
    return firstProblems(value, (item, index) => findOversized(innerType, item, `${path}[${index}]`));
  }
  if (!fields || typeof value !== 'object' || value === null) return [];
  const pathTo = (name: string) => (path ? `${path}.${name}` : name);
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
  if (unknown.length > maxUnknownFields) {
    return unknown.slice(0, maxUnknownFields).map((name) => {
      const short = name.slice(0, maxNameLength);
      return { field: pathTo(short), message: `Unknown field: ${short}` };
    });
  }
  return firstProblems(Object.entries(fields), ([name, field]) =>
    findOversized(field, (value as Record<string, unknown>)[name], pathTo(name)),
  );
}

/** Returns the maximum length of a list or a text, or `Infinity` without a bound. */
export function maxLengthOf(schema: Schema): number {
  const { max, length } = Object.fromEntries(
    schema.tests.flatMap(({ OPTIONS }) => Object.entries(OPTIONS?.params ?? {})),
  ) as { max?: unknown; length?: unknown };
  return Math.min(...[max, length].map((bound) => (typeof bound === 'number' ? bound : Infinity)));
}

function lengthMessage(schema: Schema, params: { path: string; max: number }): string {
  const test = schema.tests.find(({ OPTIONS }) => OPTIONS?.params?.['max'] === params.max);
  return ValidationError.formatError(test?.OPTIONS?.message ?? '', params) as string;
}

function firstProblems<Item, Found>(items: readonly Item[], find: (item: Item, index: number) => Found[]) {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found.length > 0) return found;
  }
  return [];
}
