import { disableReason } from './disable-reason.mjs';
import { fileName } from './file-name.mjs';

/** The lint rules that only this house has. */
export const housePlugin = {
  meta: { name: 'house' },
  rules: { 'disable-reason': disableReason, 'file-name': fileName },
};
