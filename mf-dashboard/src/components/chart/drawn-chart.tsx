import { Area, Column, Pie } from '@ant-design/charts';
import { memo, useMemo } from 'react';
import type { ChartModel } from '../../domain/chart-models.ts';
import { chartOptions, type ChartLook } from './chart-options.ts';

const kinds = { area: Area, columns: Column, donut: Pie };

interface DrawnChartProps extends ChartLook {
  model: ChartModel;
  /** Runs when the canvas shows the chart, some frames after mounting. */
  onDrawn: (drawn: true) => void;
}

/** The library passes on pointer events alone; its engine emits all events. */
interface ReadyChart {
  chart: { on: (event: string, listener: () => void) => void };
}

/** The component has its own file, so that the charts library loads on demand. */
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
