import { IconProvider } from '@ant-design/icons';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { showColorMode } from './look.ts';
import { PageLookContext } from './page-look.ts';
import type { ColorMode } from './palettes.ts';

/** Props of {@link SuiteProvider}. */
export interface SuiteProviderProps {
  mode?: ColorMode | undefined;
  /** Nonce of the page's content security policy, put on the style elements of icons and dialogs. */
  nonce?: string | undefined;
  /** Without run-time styles and motion, for tests. */
  zeroRuntime?: boolean | undefined;
  children: ReactNode;
}

/** Applies the theme of the suite to its children. One per page, at the root. */
export function SuiteProvider({ mode = 'light', nonce, zeroRuntime = false, children }: SuiteProviderProps) {
  useLayoutEffect(() => showColorMode(mode), [mode]);
  const look = useMemo(() => ({ mode, nonce, zeroRuntime }), [mode, nonce, zeroRuntime]);
  const icons = useMemo(() => (nonce === undefined ? {} : { csp: { nonce } }), [nonce]);
  return (
    <PageLookContext value={look}>
      <IconProvider value={icons}>{children}</IconProvider>
    </PageLookContext>
  );
}
