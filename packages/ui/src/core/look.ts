import './tokens.css';
import './base.css';
import type { ColorMode } from './palettes.ts';

/** Shows the page in the light or dark look. */
export function showColorMode(mode: ColorMode): void {
  document.documentElement.dataset.suiteMode = mode;
}

/** The look of a page that stands without the shell: light or dark as the system is, and whenever that changes. */
export function followSystemLook(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => showColorMode(dark.matches ? 'dark' : 'light');
  dark.addEventListener('change', show);
  show();
}
