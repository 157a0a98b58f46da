import { Area, Column, Pie } from '@ant-design/charts';
import { memo, useMemo } from 'react';
import type { ChartModel } from '../../domain/figures.ts';
import { chartOptions, type ChartLook } from './chart-options.ts';

const kinds = { area: Area, columns: Column, donut: Pie };

interface DrawnChartProps extends ChartLook {
  model: ChartModel;
}

/** A chart on a canvas. Alone in its file, so that the charts library arrives after the figures. */
export const DrawnChart = memo(function DrawnChart({ model, colors, width, still }: DrawnChartProps) {
  const Chart = kinds[model.kind];
  const options = useMemo(() => chartOptions(model, { colors, width, still }), [model, colors, width, still]);
  return <Chart {...options} errorTemplate={() => null} />;
});
