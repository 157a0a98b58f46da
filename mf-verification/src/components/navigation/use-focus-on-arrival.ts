import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the heading, so that screen readers announce the new step. */
export function useFocusOnArrival(isArrival = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isArrival) return;
    heading.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [isArrival]);
  return heading;
}
