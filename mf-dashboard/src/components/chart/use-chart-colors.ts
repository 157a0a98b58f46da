import { useMemo, useSyncExternalStore } from 'react';

/** A canvas cannot use style sheets. */
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

/** Returns a text, which compares as equal while the colours are the same. */
function readColors(): string {
  const style = getComputedStyle(document.documentElement);
  const colors = tokens.map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return JSON.stringify(Object.fromEntries(colors));
}

export function useChartColors(): ChartColors {
  const colors = useSyncExternalStore(watchMode, readColors);
  return useMemo(() => JSON.parse(colors) as ChartColors, [colors]);
}
