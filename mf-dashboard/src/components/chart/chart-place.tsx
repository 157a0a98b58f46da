import { lazy, Suspense, useState } from 'react';
import type { ChartModel } from '../../domain/figures.ts';
import { ChartBoundary } from './chart-boundary.tsx';
import { ChartShapes } from './chart-shapes.tsx';
import styles from './chart.module.css';
import { useChartColors } from './use-chart-colors.ts';
import { useWidth } from './use-width.ts';

/** The charts library weighs more than all the rest of the dashboard, and what it adds to the shapes is what the pointer meets. */
const DrawnChart = lazy(async () => ({ default: (await import('./drawn-chart.tsx')).DrawnChart }));

/** A chart as shapes, and once it was pointed at as what the charts library draws; where that does not arrive the shapes stay. */
export function ChartPlace({ model }: { model: ChartModel }) {
  const { measured, width } = useWidth();
  const [isPointedAt, setPointedAt] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const colors = useChartColors();
  return (
    <div aria-hidden>
      <div ref={measured} className={styles.place} onPointerEnter={() => setPointedAt(true)}>
        {!isDrawn && width > 0 ? <ChartShapes model={model} width={width} /> : null}
        {isPointedAt && width > 0 ? (
          <ChartBoundary>
            <Suspense fallback={null}>
              <DrawnChart model={model} colors={colors} width={width} onDrawn={setDrawn} />
            </Suspense>
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
