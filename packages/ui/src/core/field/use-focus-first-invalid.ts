import { useEffect, useRef, type RefObject } from 'react';
import { focusFirstInvalid } from './focus-first-invalid.ts';

/**
 * Moves the focus to the first invalid control each time a form is refused.
 * @param failures how often it was refused, as `useCheckedForm` counts
 * @returns the ref of the form
 */
export function useFocusFirstInvalid(failures: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0 && form.current) focusFirstInvalid(form.current);
  }, [failures]);
  return form;
}
