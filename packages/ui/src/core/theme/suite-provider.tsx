import { directionOf, useLanguage } from '@suite/i18n';
import { ConfigProvider } from 'antd';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { antdLocale } from './antd-locale.ts';
import { showColorMode } from './look.ts';
import type { ColorMode } from './palettes.ts';
import { themeFor } from './theme.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Props of {@link SuiteProvider}. */
export interface SuiteProviderProps {
  mode?: ColorMode | undefined;
  /** Nonce of the page's content security policy, put on the style elements antd makes. */
  nonce?: string | undefined;
  /** Without run-time styles and motion, for tests. */
  zeroRuntime?: boolean | undefined;
  children: ReactNode;
}

function readRootFontSize(): number {
  // jsdom knows none.
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Applies the theme of the suite to its children. One per page, at the root. */
export function SuiteProvider({ mode = 'light', nonce, zeroRuntime = false, children }: SuiteProviderProps) {
  const language = useLanguage();
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
      direction={directionOf(language)}
      locale={antdLocale(language)}
      wave={{ disabled: true }}
      {...(nonce === undefined ? {} : { csp: { nonce } })}
    >
      {children}
    </ConfigProvider>
  );
}
