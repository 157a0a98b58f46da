export { checkForm, type CheckedForm, type FormErrors } from './check-form.ts';
export { readOrder, type OrderFilters } from './read-order.ts';
export { wholeNumberIn } from './whole-number-in.ts';
