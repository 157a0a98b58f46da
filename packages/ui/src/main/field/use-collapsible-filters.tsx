import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../core/button/button.tsx';
import { useIsPhone } from '../../core/theme/use-media-query.ts';
import { Icon } from '../icon/icon.tsx';
import { t } from '../../languages/catalog.ts';

export interface CollapsibleFilters {
  button: ReactNode;
  region: { id: string; hidden: boolean };
}

/** Hides the filters on a phone behind a button that counts those in use. */
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
