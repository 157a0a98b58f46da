import { theme, type ThemeConfig } from 'antd';
import { palettes, type ColorMode } from '../../core/theme/palettes.ts';

const fontFamily = "'Segoe UI', system-ui, -apple-system, Roboto, 'Helvetica Neue', Arial, sans-serif";

export interface ThemeOptions {
  still: boolean;
  /** Is in pixels: 16 unless the visitor wants larger or smaller text. */
  rootFontSize: number;
}

/** antd writes sizes in pixels; they are scaled so that its text is as large as ours in rem. */
export function themeFor(mode: ColorMode, { still, rootFontSize }: ThemeOptions): ThemeConfig {
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
