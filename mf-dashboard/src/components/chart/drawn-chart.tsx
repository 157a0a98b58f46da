import { Area, Column, Pie } from '@ant-design/charts';
import { memo, useMemo } from 'react';
import type { ChartModel } from '../../domain/figures.ts';
import { chartOptions, type ChartLook } from './chart-options.ts';

const kinds = { area: Area, columns: Column, donut: Pie };

interface DrawnChartProps extends ChartLook {
  model: ChartModel;
  /** Called with `true` when the canvas shows the chart, which is some frames after it was mounted. */
  onDrawn: (drawn: true) => void;
}

/** What the library really hands over when it is ready; it passes on only events of the pointer, its engine has them all. */
interface ReadyChart {
  chart: { on: (event: string, listener: () => void) => void };
}

/** A chart on a canvas. Alone in its file, so that the charts library is fetched when a chart is pointed at. */
export const DrawnChart = memo(function DrawnChart({ model, colors, width, onDrawn }: DrawnChartProps) {
  const Chart = kinds[model.kind];
  const options = useMemo(() => chartOptions(model, { colors, width }), [model, colors, width]);
  return (
    <Chart
      {...options}
      errorTemplate={() => null}
      onReady={(ready: unknown) => (ready as ReadyChart).chart.on('afterrender', () => onDrawn(true))}
    />
  );
});
