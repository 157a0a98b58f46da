import type { OrderFilters } from '@suite/contracts/forms';
import type { TableSort } from '@suite/ui';
import type { ChangeFilters } from './use-url-filters.ts';

export function tableSortOf<Sort extends string>(
  { sort, order }: OrderFilters<Sort>,
  onChange: ChangeFilters<OrderFilters<Sort>>,
  restLabel: string,
): TableSort {
  return {
    by: sort || null,
    order: order || 'asc',
    restLabel,
    onSort: (by, next) => onChange({ sort: (by ?? '') as '' | Sort, order: by === null ? '' : next }),
  };
}
