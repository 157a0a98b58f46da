/** The charts library, which weighs more than all the rest of the dashboard. */
export const loadDrawnChart = async () => ({ default: (await import('./drawn-chart.tsx')).DrawnChart });

/** Fetches it beside the figures that the charts draw. */
export function preloadCharts(): void {
  // What fails now is asked for again, and said, by the chart.
  loadDrawnChart().catch(() => undefined);
}
