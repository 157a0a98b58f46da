import './tokens.css';
import './base.css';
import type { ColorMode } from './palettes.ts';

export function showColorMode(mode: ColorMode): void {
  document.documentElement.dataset.suiteMode = mode;
}

export function followSystemTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => showColorMode(dark.matches ? 'dark' : 'light');
  dark.addEventListener('change', show);
  show();
}
