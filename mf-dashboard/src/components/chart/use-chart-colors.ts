import { useMemo, useSyncExternalStore } from 'react';

/** The colours a chart is drawn in: a canvas knows no style sheet. */
export interface ChartColors {
  accent: string;
  surface: string;
  text: string;
  grid: string;
  font: string;
}

const tokens: Record<keyof ChartColors, string> = {
  accent: '--suite-color-accent',
  surface: '--suite-color-surface',
  text: '--suite-color-text-muted',
  grid: '--suite-color-border',
  font: '--suite-font',
};

function watchMode(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-suite-mode'] });
  return () => observer.disconnect();
}

function readColors(_mode: string): ChartColors {
  const style = getComputedStyle(document.documentElement);
  const read = (name: keyof ChartColors) => style.getPropertyValue(tokens[name]).trim();
  return {
    accent: read('accent'),
    surface: read('surface'),
    text: read('text'),
    grid: read('grid'),
    font: read('font'),
  };
}

/** The tokens of the page's look, read again when it changes between light and dark. */
export function useChartColors(): ChartColors {
  const mode = useSyncExternalStore(watchMode, () => document.documentElement.dataset['suiteMode'] ?? '');
  return useMemo(() => readColors(mode), [mode]);
}
