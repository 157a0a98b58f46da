import { currentLanguage, directionOf } from '@suite/i18n';
import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

const gap = 4;
const margin = 8;

export function useFloating(
  open: boolean,
  triggerRef: RefObject<HTMLElement | null>,
  popupRef: RefObject<HTMLElement | null>,
  onPressElsewhere: () => void,
): void {
  useLayoutEffect(() => {
    if (!open) return;
    const place = () => {
      const trigger = triggerRef.current;
      const popup = popupRef.current;
      if (!trigger || !popup) return;
      const { top, bottom, left, right } = trigger.getBoundingClientRect();
      const above = Math.max(margin, top - gap - popup.offsetHeight);
      const fitsBelow = bottom + gap + popup.offsetHeight <= window.innerHeight;
      popup.style.top = `${fitsBelow ? bottom + gap : above}px`;
      popup.style.left = `${
        directionOf(currentLanguage()) === 'rtl'
          ? Math.min(left, window.innerWidth - margin - popup.offsetWidth)
          : Math.max(margin, right - popup.offsetWidth)
      }px`;
    };
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [open, triggerRef, popupRef]);

  const pressElsewhere = useEffectEvent((event: PointerEvent) => {
    const inside = [triggerRef, popupRef].some(({ current }) => current?.contains(event.target as Node));
    if (!inside) onPressElsewhere();
  });
  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => pressElsewhere(event);
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);
}
