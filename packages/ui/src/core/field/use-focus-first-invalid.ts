import { useEffect, useRef, type RefObject } from 'react';

export function useFocusFirstInvalid(failures: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0 && form.current) focusFirstInvalid(form.current);
  }, [failures]);
  return form;
}

export function focusFirstInvalid(form: HTMLElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
