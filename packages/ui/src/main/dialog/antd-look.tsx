import { directionOf, useLanguage } from '@suite/i18n';
import { ConfigProvider } from 'antd';
import { use, useMemo, type ReactNode } from 'react';
import { PageLookContext } from '../../core/theme/page-look.ts';
import { useMediaQuery } from '../../core/theme/use-media-query.ts';
import { themeFor } from './antd-theme.ts';

function readRootFontSize(): number {
  // jsdom has no root font size.
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

export function AntdLook({ children }: { children: ReactNode }) {
  const { mode, nonce, zeroRuntime } = use(PageLookContext);
  const language = useLanguage();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = useMemo(
    () => ({
      ...themeFor(mode, { still: reducedMotion || zeroRuntime, rootFontSize: readRootFontSize() }),
      zeroRuntime,
    }),
    [mode, reducedMotion, zeroRuntime],
  );
  return (
    <ConfigProvider
      theme={theme}
      direction={directionOf(language)}
      {...(nonce === undefined ? {} : { csp: { nonce } })}
    >
      {children}
    </ConfigProvider>
  );
}
