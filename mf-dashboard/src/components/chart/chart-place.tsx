import { useMediaQuery } from '@suite/ui';
import { lazy, Suspense, useRef } from 'react';
import type { ChartModel } from '../../domain/figures.ts';
import styles from './chart.module.css';
import { loadDrawnChart } from './load-drawn-chart.ts';
import { useChartColors } from './use-chart-colors.ts';
import { usePlace } from './use-place.ts';

const DrawnChart = lazy(loadDrawnChart);

/** Reserves the space of a chart, and draws it once it is near the visible part of the page. */
export function ChartPlace({ model }: { model: ChartModel }) {
  const place = useRef<HTMLDivElement>(null);
  const { isNear, width } = usePlace(place);
  const colors = useChartColors();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <div aria-hidden>
      <div ref={place} className={styles.place}>
        {isNear && width > 0 ? (
          <Suspense fallback={null}>
            <DrawnChart model={model} colors={colors} width={width} still={still} />
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
