import { object } from 'yup';
import { sortDirections, type SortDirection } from '../forms/read-order.ts';
import { textField } from '../forms/strict-fields.ts';

export interface ListOrder<Sort extends string> {
  sort?: '' | Sort | undefined;
  order?: '' | SortDirection | undefined;
}

const orderMessage = 'Order must be asc or desc';

/** Sorts ascending unless `order` is `desc`; without `sort` the list has its own order. */
export function listOrderSchema<Sort extends string>(sorts: readonly Sort[]) {
  const sortMessage = `Sort must be one of ${sorts.join(', ')}`;
  return object({
    sort: textField('Sort')
      .typeError(sortMessage)
      .oneOf(['' as const, ...sorts], sortMessage),
    order: textField('Order')
      .typeError(orderMessage)
      .oneOf(['' as const, ...sortDirections], orderMessage),
  });
}
