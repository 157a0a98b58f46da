import { useMemo, useSyncExternalStore } from 'react';

/** The colours a chart is drawn in: a canvas knows no style sheet. */
export interface ChartColors {
  accent: string;
  surface: string;
  text: string;
  grid: string;
  font: string;
}

const tokens: readonly (readonly [keyof ChartColors, string])[] = [
  ['accent', '--suite-color-accent'],
  ['surface', '--suite-color-surface'],
  ['text', '--suite-color-text-muted'],
  ['grid', '--suite-color-border'],
  ['font', '--suite-font'],
];

function watchMode(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-suite-mode'] });
  return () => observer.disconnect();
}

/** As text, which stays the same value as long as the colours do. */
function readColors(): string {
  const style = getComputedStyle(document.documentElement);
  const colors = tokens.map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return JSON.stringify(Object.fromEntries(colors));
}

/** The colour tokens of the theme, read again when it changes between light and dark. */
export function useChartColors(): ChartColors {
  const colors = useSyncExternalStore(watchMode, readColors);
  return useMemo(() => JSON.parse(colors) as ChartColors, [colors]);
}
