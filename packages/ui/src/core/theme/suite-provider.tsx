import { IconProvider } from '@ant-design/icons';
import { useLayoutEffect, useMemo, createContext, type ReactNode } from 'react';
import { showColorMode } from './look.ts';
import type { ColorMode } from './palettes.ts';

interface PageLook {
  mode: ColorMode;
  nonce: string | undefined;
  zeroRuntime: boolean;
}

export const PageLookContext = createContext<PageLook>({
  mode: 'light',
  nonce: undefined,
  zeroRuntime: false,
});

export interface SuiteProviderProps {
  mode?: ColorMode | undefined;
  /** Is the nonce of the content security policy for the style elements of icons and dialogs. */
  nonce?: string | undefined;
  zeroRuntime?: boolean | undefined;
  children: ReactNode;
}

/** Applies the theme to its children. Use one per page, at the root. */
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
