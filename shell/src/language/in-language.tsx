import { useLanguage } from '@suite/i18n';
import { Fragment, type ReactNode } from 'react';

/** Draws its children anew in each language: texts are looked up while drawing. */
export function InLanguage({ children }: { children: ReactNode }) {
  return <Fragment key={useLanguage()}>{children}</Fragment>;
}
