import { useRef, useState, useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../core/button/button.tsx';
import { useMediaQuery } from '../../core/theme/use-media-query.ts';
import { ActionList, type ActionMenuItem } from './action-list.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { currentLanguage, directionOf } from '@suite/i18n';

const gap = 4;
const margin = 8;

export interface ActionMenuProps {
  label: string;
  items: readonly ActionMenuItem[];
  disabled?: boolean | undefined;
  icon?: IconName | undefined;
  text?: string | undefined;
}

/** Opens a menu; the focus returns to the button before an action runs. */
export function ActionMenu({ label, items, disabled, icon = 'more', text }: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useFloating(open, trigger, list, () => setOpen(false));
  const isPhone = useMediaQuery('(max-width: 37.4375em)');
  const close = () => {
    trigger.current?.focus();
    setOpen(false);
  };
  return (
    <>
      <Button
        ref={trigger}
        variant={text === undefined ? 'text' : 'secondary'}
        disabled={disabled}
        icon={<Icon name={icon} />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {isPhone ? undefined : text}
      </Button>
      {open
        ? createPortal(<ActionList ref={list} label={label} items={items} onClose={close} />, document.body)
        : null}
    </>
  );
}

function useFloating(
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
