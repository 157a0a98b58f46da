export { announceKey } from './announce-key.ts';
export { forgetKey } from './use-cases/forget-key.ts';
export { requireNeededKeys } from './use-cases/require-needed-keys.ts';
export { rotateKeys } from './use-cases/rotate-keys.ts';
export { sealedColumns } from './sealed-columns.ts';
