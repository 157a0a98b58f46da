import { useCallback, useState, type RefCallback } from 'react';

/** Charts below the screen are drawn by the library this much later: paper shows them all, and nothing can be drawn while it prints. */
const drawOffScreenAfterMs = 1500;

interface Place {
  /** The `ref` of the element. */
  place: RefCallback<HTMLElement>;
  /** It has come near the visible part of the page, or the page has stood for a while. */
  isNear: boolean;
  /** In CSS pixels, known before the first frame. */
  width: number;
}

/** Where an element stands, and how wide it is. */
export function usePlace(): Place {
  const [isNear, setNear] = useState(false);
  const [width, setWidth] = useState(0);

  const place = useCallback((watched: HTMLElement | null) => {
    if (!watched) return undefined;
    setWidth(watched.clientWidth);
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
  }, []);
  return { place, isNear, width };
}
