import { ValidationError, type InferType, type Schema } from 'yup';
import { findOversized } from './oversized.ts';

export interface Problem {
  field: string;
  message: string;
}

export type Checked<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };

/** Validates a value without converting it. `rules` compares fields and runs only if the shape is valid. */
export function check<S extends Schema>(
  schema: S,
  value: unknown,
  rules: (shaped: InferType<S>) => Problem[] = () => [],
): Checked<InferType<S>> {
  const oversized = findOversized(schema, value);
  if (oversized.length > 0) return { ok: false, problems: oversized };
  const shaped = checkShape(schema, value);
  if (!shaped.ok) return shaped;
  const problems = rules(shaped.value);
  return problems.length === 0 ? shaped : { ok: false, problems };
}

function checkShape<S extends Schema>(schema: S, value: unknown): Checked<InferType<S>> {
  try {
    const checked: unknown = schema.validateSync(value, {
      strict: true,
      abortEarly: false,
      disableStackTrace: true,
    });
    return { ok: true, value: checked as InferType<S> };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    return { ok: false, problems: found.map(({ path, message }) => ({ field: path ?? '', message })) };
  }
}
