import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

const gap = 4;
const margin = 8;

/** Keeps a popup beside its trigger, above it where there is no room below, and asks to close it when the page moves. */
export function useFloating(
  open: boolean,
  trigger: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  onLeave: () => void,
): void {
  const leave = useEffectEvent(onLeave);

  useLayoutEffect(() => {
    if (!open || !trigger.current || !popup.current) return;
    const place = trigger.current.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height, style } = popup.current;
    const fitsBelow = place.bottom + gap + height <= window.innerHeight;
    style.top = `${fitsBelow ? place.bottom + gap : Math.max(margin, place.top - gap - height)}px`;
    style.left = `${Math.max(margin, place.right - width)}px`;
  }, [open, trigger, popup]);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      const inside = [trigger, popup].some(({ current }) => current?.contains(target as Node));
      if (!inside) leave();
    };
    const onMove = () => leave();
    document.addEventListener('pointerdown', onPointerDown);
    window.addEventListener('scroll', onMove, true);
    window.addEventListener('resize', onMove);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('scroll', onMove, true);
      window.removeEventListener('resize', onMove);
    };
  }, [open]);
}
