import { useCallback, useState, type RefCallback } from 'react';

/** Measures an element in CSS pixels before the first frame; `measured` is its `ref`. */
export function useWidth(): { measured: RefCallback<HTMLElement>; width: number } {
  const [width, setWidth] = useState(0);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setWidth(element.clientWidth);
    const resized = new ResizeObserver(() => setWidth(element.clientWidth));
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  return { measured, width };
}
