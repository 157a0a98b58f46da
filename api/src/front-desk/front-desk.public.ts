export { makeTransition } from './use-cases/change-stay.ts';
