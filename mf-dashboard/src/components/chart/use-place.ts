import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has come near the visible part of the page, and how wide it is now. */
export function usePlace(element: RefObject<HTMLElement | null>): { isNear: boolean; width: number } {
  const [isNear, setNear] = useState(false);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        near.disconnect();
      },
      { rootMargin: '200px' },
    );
    const resized = new ResizeObserver(() => setWidth(watched.clientWidth));
    near.observe(watched);
    resized.observe(watched);
    return () => {
      near.disconnect();
      resized.disconnect();
    };
  }, [element]);
  return { isNear, width };
}
