import type { FieldError } from '@suite/contracts';

const deepest = 32;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function pathTo(parent: string, key: string, inList: boolean): string {
  if (inList) return `${parent}[${key}]`;
  return parent ? `${parent}.${key}` : key;
}

/** Fields whose value changed its type when it was cast: `"5"` where a number is asked for. */
export function findTypeErrors(given: unknown, cast: unknown, path = ''): FieldError[] {
  if (given === undefined || cast === undefined) return [];
  if (kindOf(given) !== kindOf(cast)) return [{ field: path, message: `${path} must be a ${kindOf(cast)}` }];
  if (!isBranch(given) || !isBranch(cast)) return [];
  return Object.keys(given).flatMap((key) =>
    findTypeErrors(given[key], cast[key], pathTo(path, key, Array.isArray(given))),
  );
}

/** The first value no column can hold: text with a NUL character, or nesting without end. */
export function findUnstorable(value: unknown, path = '', depth = 0): FieldError | undefined {
  if (depth > deepest) return { field: path.slice(0, 100), message: 'The request is nested too deeply' };
  if (typeof value === 'string' && value.includes('\0')) {
    return { field: path, message: `${path} contains a character that is not allowed` };
  }
  if (!isBranch(value)) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const found = findUnstorable(child, pathTo(path, key, Array.isArray(value)), depth + 1);
    if (found) return found;
  }
  return undefined;
}
