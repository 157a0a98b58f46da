export { checkForm, type CheckedForm, type FormErrors } from './check-form.ts';
export { wholeNumberIn } from './whole-number-in.ts';
