import { useEffect, useRef, type RefObject } from 'react';

export function useFocusIfLost<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) shown.current?.focus({ preventScroll: true });
  }, []);
  return shown;
}
