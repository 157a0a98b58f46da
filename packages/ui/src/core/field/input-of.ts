import type { CheckedFormState } from './use-checked-form.ts';

/** Binds an input to a field of a form. */
export function inputOf<Values extends object, Name extends keyof Values & string>(
  { values, change, leave }: Pick<CheckedFormState<Values, unknown>, 'values' | 'change' | 'leave'>,
  name: Name,
) {
  return { value: values[name], onChange: change(name), onBlur: leave(name) };
}
