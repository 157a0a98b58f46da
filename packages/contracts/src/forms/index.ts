export { checkForm, type CheckedForm, type FormErrors } from './check-form.ts';
export { foldText, holdsWords } from './fold-text.ts';
export { isUnchanged } from './is-unchanged.ts';
export {
  isDeliverable,
  isEmail,
  normalizeCode,
  normalizeDigits,
  normalizeEmail,
  normalizeLine,
} from './normalize-text.ts';
export { readOrder, type OrderFilters, type SortDirection } from './read-order.ts';
export { singleLine } from './single-line.ts';
export { emailField } from './value-fields.ts';
export { wholeNumberIn } from './whole-number-in.ts';
