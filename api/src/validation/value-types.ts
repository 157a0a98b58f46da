import type { SchemaFieldDescription } from 'yup';
import type { FieldError } from '@suite/contracts/http';

const deepest = 32;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

export function wrongType(field: string, type: string): FieldError {
  const name = type === 'array' ? 'a list' : type === 'object' ? 'an object' : `a ${type}`;
  return { field: field || 'body', message: `${field || 'The body'} must be ${name}` };
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function pathTo(parent: string, key: string, inList: boolean): string {
  if (inList) return `${parent}[${key}]`;
  return parent ? `${parent}.${key}` : key;
}

/** Finds values that a cast converted, such as `"5"` for a number. */
export function findTypeErrors(given: unknown, cast: unknown, path = ''): FieldError[] {
  if (given === undefined || cast === undefined) return [];
  if (kindOf(given) !== kindOf(cast)) return [wrongType(path, kindOf(cast))];
  if (!isBranch(given) || !isBranch(cast)) return [];
  return Object.keys(given).flatMap((key) =>
    findTypeErrors(given[key], cast[key], pathTo(path, key, Array.isArray(given))),
  );
}

const leafTypes = new Set(['string', 'number', 'boolean', 'date']);

export function findMisplaced(described: SchemaFieldDescription, given: unknown, path = ''): FieldError[] {
  if (!isBranch(given)) return [];
  if (leafTypes.has(described.type)) return [wrongType(path, described.type)];
  return Object.entries(given).flatMap(([key, value]) => {
    const isList = Array.isArray(given);
    const child = childOf(described, isList ? undefined : key);
    return child ? findMisplaced(child, value, pathTo(path, key, isList)) : [];
  });
}

function childOf(
  described: SchemaFieldDescription,
  key: string | undefined,
): SchemaFieldDescription | undefined {
  if (key !== undefined) return 'fields' in described ? described.fields[key] : undefined;
  const inner = 'innerType' in described ? described.innerType : undefined;
  return Array.isArray(inner) ? inner[0] : inner;
}

export function findUnstorable(value: unknown, path = '', depth = 0): FieldError | undefined {
  if (depth > deepest) return { field: path.slice(0, 100), message: 'The request is nested too deeply' };
  if (typeof value === 'string' && value.includes('\0')) {
    return { field: path, message: `${path} contains a character that is not allowed` };
  }
  if (!isBranch(value)) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const at = pathTo(path, key, Array.isArray(value));
    // yup finds these names in every plain object.
    if (key in Object.prototype) return { field: at, message: `Unknown field: ${key}` };
    const found = findUnstorable(child, at, depth + 1);
    if (found) return found;
  }
  return undefined;
}
