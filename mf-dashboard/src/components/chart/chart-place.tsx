import { useMemo, useState, Component, useCallback, type ReactNode, type RefCallback } from 'react';
import type { ChartModel } from '../../domain/chart-models.ts';
import { inReadingOrder } from './chart-frame.ts';
import { ChartShapes } from './chart-shapes.tsx';
import styles from './chart.module.css';
import type { DrawnChart as LibraryChart } from './drawn-chart.tsx';
import { useChartColors } from './use-chart-colors.ts';

/** Shows shapes until the chart is pointed at and the charts library has loaded. */
export function ChartPlace({ model }: { model: ChartModel }) {
  const { measured, width } = useWidth();
  const [DrawnChart, setDrawnChart] = useState<typeof LibraryChart>();
  const [isDrawn, setDrawn] = useState(false);
  const colors = useChartColors();
  const ordered = useMemo(() => inReadingOrder(model), [model]);
  // The charts library is larger than the rest of the dashboard and adds tooltips alone. A failed load is repeated when
  // the chart is pointed at again.
  const fetchDrawnChart = () =>
    void import('./drawn-chart.tsx').then(
      (module) => setDrawnChart(() => module.DrawnChart),
      () => undefined,
    );
  return (
    <div aria-hidden>
      <div ref={measured} className={styles.place} onPointerEnter={DrawnChart ? undefined : fetchDrawnChart}>
        {!isDrawn && width > 0 ? <ChartShapes model={ordered} width={width} /> : null}
        {DrawnChart && width > 0 ? (
          <ChartBoundary>
            <DrawnChart model={ordered} colors={colors} width={width} onDrawn={setDrawn} />
          </ChartBoundary>
        ) : null}
      </div>
      {model.colors ? (
        <ul className={styles.legend}>
          {model.rows.map(([label, value], index) => (
            <li key={label}>
              <svg className={styles.swatch} viewBox="0 0 10 10">
                <rect width="10" height="10" rx="2" fill={model.colors?.[index]} />
              </svg>
              {label} <strong>{value}</strong>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

class ChartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Measures an element in CSS pixels before the first frame; `measured` is its `ref`. */
function useWidth(): { measured: RefCallback<HTMLElement>; width: number } {
  const [width, setWidth] = useState(0);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setWidth(element.clientWidth);
    const resized = new ResizeObserver(() => setWidth(element.clientWidth));
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  return { measured, width };
}
