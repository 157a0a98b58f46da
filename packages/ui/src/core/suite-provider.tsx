import { ConfigProvider } from 'antd';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { showColorMode } from './look.ts';
import type { ColorMode } from './palettes.ts';
import { themeFor } from './theme.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Props of {@link SuiteProvider}. */
export interface SuiteProviderProps {
  mode?: ColorMode | undefined;
  /** Nonce of the page's content security policy, put on the style elements antd makes. */
  nonce?: string | undefined;
  /** Makes no styles at run time and moves nothing: for tests, where nobody looks. */
  zeroRuntime?: boolean | undefined;
  children: ReactNode;
}

function readRootFontSize(): number {
  // jsdom knows none.
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Gives everything below it the look of the suite. One per page, around all else. */
export function SuiteProvider({ mode = 'light', nonce, zeroRuntime = false, children }: SuiteProviderProps) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = useMemo(
    () => ({
      ...themeFor(mode, { still: reducedMotion || zeroRuntime, rootFontSize: readRootFontSize() }),
      zeroRuntime,
    }),
    [mode, reducedMotion, zeroRuntime],
  );
  useLayoutEffect(() => showColorMode(mode), [mode]);
  return (
    <ConfigProvider
      theme={theme}
      wave={{ disabled: true }}
      {...(nonce === undefined ? {} : { csp: { nonce } })}
    >
      {children}
    </ConfigProvider>
  );
}
