import type { ReactNode } from 'react';
import { useCan } from './use-session.ts';

export function Can({ anyOf, children }: { anyOf: readonly string[]; children: ReactNode }): ReactNode {
  return useCan(anyOf) ? children : null;
}
