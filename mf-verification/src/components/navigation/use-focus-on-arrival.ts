import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to a heading when it appears, so that a screen reader reads where one has come to. */
export function useFocusOnArrival(isArrival = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isArrival) return;
    heading.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [isArrival]);
  return heading;
}
