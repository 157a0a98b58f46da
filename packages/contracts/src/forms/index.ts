export { checkForm, type CheckedForm, type FormErrors } from './check-form.ts';
export { foldText, holdsWords } from './fold-text.ts';
export { readOrder, type OrderFilters, type SortDirection } from './read-order.ts';
export { wholeNumberIn } from './whole-number-in.ts';
