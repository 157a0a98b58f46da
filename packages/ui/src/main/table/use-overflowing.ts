import { useEffect, useState, type RefObject } from 'react';

/** Whether what is in a box is wider than the box; `present` says whether the box is on the page. */
export function useOverflowing(box: RefObject<HTMLElement | null>, present: boolean): boolean {
  const [overflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!present || !element) return;
    const measure = () => setOverflowing(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box, present]);
  return overflowing;
}
