import { useLanguage } from '@suite/i18n';
import { Fragment, type ReactNode } from 'react';

/** The key renders the children again, because texts are looked up while rendering. */
export function InLanguage({ children }: { children: ReactNode }) {
  return <Fragment key={useLanguage()}>{children}</Fragment>;
}
