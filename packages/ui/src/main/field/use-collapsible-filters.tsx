import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../core/button/button.tsx';
import { useIsPhone } from '../../core/theme/use-is-phone.ts';
import { Icon } from '../icon/icon.tsx';
import { t } from '../../languages/catalog.ts';

/** What {@link useCollapsibleFilters} gives. */
export interface CollapsibleFilters {
  /** Shows and hides the filters on a phone; nothing elsewhere. */
  button: ReactNode;
  /** Props of the element that holds the filters. */
  region: { id: string; hidden: boolean };
}

/** On a phone the filters of a list are behind a button that counts those in use, so that the list begins further up. */
export function useCollapsibleFilters(inUse: number): CollapsibleFilters {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = inUse > 0 ? t('Filters ({count})', { count: inUse }) : t('Filters');
  const button = (
    <Button
      aria-label={label}
      icon={<Icon name="filter" />}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(!isOpen)}
    >
      {inUse > 0 ? inUse : undefined}
    </Button>
  );
  return { button: isPhone ? button : null, region: { id, hidden: isPhone && !isOpen } };
}
