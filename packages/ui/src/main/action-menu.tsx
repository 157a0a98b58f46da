import { Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { Button } from '../core/button.tsx';
import { ActionList, type ActionMenuItem } from './action-list.tsx';
import { Icon } from './icon.tsx';

/** Props of {@link ActionMenu}. */
export interface ActionMenuProps {
  /** Accessible name of the button, such as `Actions for booking 12`. */
  label: string;
  items: readonly ActionMenuItem[];
  disabled?: boolean | undefined;
}

/** A button with three dots that opens a menu; the focus is back on it before an action runs. */
export function ActionMenu({ label, items, disabled }: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      destroyOnHidden
      disabled={disabled ?? false}
      popupRender={() => <ActionList label={label} items={items} onClose={close} />}
    >
      <Button
        ref={trigger}
        variant="text"
        disabled={disabled}
        icon={<Icon name="more" />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
      />
    </Dropdown>
  );
}
