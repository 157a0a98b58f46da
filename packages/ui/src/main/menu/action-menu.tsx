import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../core/button/button.tsx';
import { useMediaQuery } from '../../core/theme/use-media-query.ts';
import { ActionList, type ActionMenuItem } from './action-list.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useFloating } from './use-floating.ts';

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
