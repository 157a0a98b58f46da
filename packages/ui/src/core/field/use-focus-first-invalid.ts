import { useEffect, useRef, type RefObject } from 'react';
import { focusFirstInvalid } from './focus-first-invalid.ts';

export function useFocusFirstInvalid(failures: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0 && form.current) focusFirstInvalid(form.current);
  }, [failures]);
  return form;
}
