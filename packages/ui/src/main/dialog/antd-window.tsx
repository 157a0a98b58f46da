import { Modal, ConfigProvider, theme, type ModalProps, type ThemeConfig } from 'antd';
import { directionOf, useLanguage } from '@suite/i18n';
import { use, useMemo, type ReactNode } from 'react';
import { PageLookContext } from '../../core/theme/suite-provider.tsx';
import { useMediaQuery } from '../../core/theme/use-media-query.ts';
import { palettes, type ColorMode } from '../../core/theme/palettes.ts';

const fontFamily = "'Segoe UI', system-ui, -apple-system, Roboto, 'Helvetica Neue', Arial, sans-serif";

/** This file is separate because no page needs antd's modal before a dialog opens. */
export function AntdWindow(props: ModalProps) {
  return (
    <AntdLook>
      <Modal {...props} />
    </AntdLook>
  );
}

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

interface ThemeOptions {
  still: boolean;
  /** Is in pixels: 16 unless the visitor wants larger or smaller text. */
  rootFontSize: number;
}

/** antd writes sizes in pixels; they are scaled so that its text is as large as ours in rem. */
function themeFor(mode: ColorMode, { still, rootFontSize }: ThemeOptions): ThemeConfig {
  const colors = palettes[mode];
  const rem = (size: number) => size * rootFontSize;
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    hashed: false,
    token: {
      fontFamily,
      fontSize: rem(0.9375),
      controlHeight: rem(2.5),
      borderRadius: 8,
      borderRadiusLG: 12,
      motion: !still,
      lineWidthFocus: 2,
      colorPrimary: colors.accent,
      colorPrimaryHover: colors.accentHover,
      colorPrimaryActive: colors.accentHover,
      colorPrimaryBorder: colors.focus,
      colorPrimaryBg: colors.accentSoft,
      colorTextLightSolid: colors.onAccent,
      colorLink: colors.accent,
      colorLinkHover: colors.accentHover,
      colorError: colors.danger,
      colorErrorHover: colors.dangerHover,
      colorErrorActive: colors.dangerHover,
      colorErrorBorderHover: colors.dangerHover,
      colorText: colors.text,
      colorTextHeading: colors.text,
      colorTextSecondary: colors.textMuted,
      colorTextPlaceholder: colors.textMuted,
      colorTextDescription: colors.textMuted,
      colorBgContainer: colors.surface,
      colorBgElevated: colors.surface,
      colorBgLayout: colors.page,
      colorBgMask: colors.overlay,
      colorBorder: colors.borderStrong,
      colorBorderSecondary: colors.border,
      colorSplit: colors.border,
    },
  };
}
