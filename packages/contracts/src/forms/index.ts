export { checkForm, isUnchanged, type CheckedForm, type FormErrors } from './check-form.ts';
export { foldText, holdsWords, spellingsOf } from './fold-text.ts';
export {
  isDeliverable,
  isEmail,
  normalizeDigits,
  normalizeEmail,
  normalizeLine,
  normalizePhone,
} from './normalize-text.ts';
export { readOrder, wholeNumberIn, type OrderFilters, type SortDirection } from './search-params.ts';
export { singleLine } from './value-fields.ts';
