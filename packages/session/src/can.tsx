import type { ReactNode } from 'react';
import { useCan } from './use-session.ts';

/** Shows its children to holders of at least one of `anyOf`. */
export function Can({ anyOf, children }: { anyOf: readonly string[]; children: ReactNode }): ReactNode {
  return useCan(anyOf) ? children : null;
}
