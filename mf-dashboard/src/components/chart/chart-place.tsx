import { lazy, Suspense, useState } from 'react';
import type { ChartModel } from '../../domain/figures.ts';
import { ChartShapes } from './chart-shapes.tsx';
import styles from './chart.module.css';
import { loadDrawnChart } from './load-drawn-chart.ts';
import { useChartColors } from './use-chart-colors.ts';
import { usePlace } from './use-place.ts';

const DrawnChart = lazy(loadDrawnChart);

/** A chart as shapes at once, and on a canvas when its library is there and it is near the visible part of the page. */
export function ChartPlace({ model }: { model: ChartModel }) {
  const { place, isNear, width } = usePlace();
  const [isDrawn, setDrawn] = useState(false);
  const colors = useChartColors();
  return (
    <div aria-hidden>
      <div ref={place} className={styles.place}>
        {!isDrawn && width > 0 ? <ChartShapes model={model} width={width} /> : null}
        {isNear && width > 0 ? (
          <Suspense fallback={null}>
            <DrawnChart model={model} colors={colors} width={width} onDrawn={setDrawn} />
          </Suspense>
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
