import { useEffect, useState, type RefObject } from 'react';

/** Charts below the screen are drawn this much later: paper shows them all, and nothing can be drawn while it prints. */
const drawOffScreenAfterMs = 1500;

/** Whether an element has come near the visible part of the page, or the page has stood for a while; and how wide it is. */
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
    const timer = setTimeout(() => setNear(true), drawOffScreenAfterMs);
    near.observe(watched);
    resized.observe(watched);
    return () => {
      clearTimeout(timer);
      near.disconnect();
      resized.disconnect();
    };
  }, [element]);
  return { isNear, width };
}
