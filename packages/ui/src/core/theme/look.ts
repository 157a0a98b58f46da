import './tokens.css';
import './base.css';
import type { ColorMode } from './palettes.ts';

/** Shows the page in the light or dark theme. */
export function showColorMode(mode: ColorMode): void {
  document.documentElement.dataset.suiteMode = mode;
}

/** The theme of a page without the shell: follows the light or dark mode of the system. */
export function followSystemTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => showColorMode(dark.matches ? 'dark' : 'light');
  dark.addEventListener('change', show);
  show();
}
