import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../core/button/button.tsx';
import { useMediaQuery } from '../../core/theme/use-media-query.ts';
import { ActionList, type ActionMenuItem } from './action-list.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useFloating } from './use-floating.ts';

/** Props of {@link ActionMenu}. */
export interface ActionMenuProps {
  /** Accessible name of the button, such as `Actions for booking 12`. */
  label: string;
  items: readonly ActionMenuItem[];
  disabled?: boolean | undefined;
  icon?: IconName | undefined;
  /** Beside the icon, when the button is more than three dots; on phones the icon stands alone. */
  text?: string | undefined;
}

/** A button, three dots unless it says more, that opens a menu; the focus is back on it before an action runs. */
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
