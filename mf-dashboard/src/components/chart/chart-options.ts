import { formatFigure, formatShort } from '../../domain/display-number.ts';
import type { ChartModel } from '../../domain/figures.ts';
import { chartTip } from './chart-tip.ts';
import type { ChartColors } from './use-chart-colors.ts';

/** Height of every chart in CSS pixels. */
const chartHeight = 240;

export interface ChartLook {
  colors: ChartColors;
  width: number;
  /** Nothing moves. */
  still: boolean;
}

interface Point {
  label: string;
  value: number;
}

/** Options of the charts library for a model. */
export function chartOptions(model: ChartModel, { colors, width, still }: ChartLook) {
  const data = model.rows.map(([label, value]): Point => ({ label: String(label), value: Number(value) }));
  const shared = {
    data,
    width,
    height: chartHeight,
    autoFit: false,
    marginBottom: 4,
    animate: still ? (false as const) : { enter: { duration: 300 } },
    theme: { type: 'classic', view: { viewFill: 'transparent' } },
    legend: false as const,
    tooltip: {
      title: (point: Point) => point.label,
      items: [(point: Point) => ({ name: model.columns[1] ?? '', value: formatFigure(point.value) })],
    },
    interaction: {
      tooltip: {
        // Still: the box follows the pointer without gliding after it.
        css: { '.g2-tooltip': tipStyle },
        // Bound, since the library reads the source of a function and takes one that makes elements for a component.
        render: chartTip.bind(null),
      },
      // Parts of the engine that are not in `chart-engine.ts`.
      legendFilter: false,
      poptip: false,
      scrollbarFilter: false,
      sliderFilter: false,
    },
  };
  if (model.kind === 'donut') {
    return {
      ...shared,
      angleField: 'value',
      colorField: 'label',
      radius: 0.95,
      innerRadius: 0.62,
      scale: { color: { domain: data.map(({ label }) => label), range: [...(model.colors ?? [])] } },
      style: { stroke: colors.surface, lineWidth: 2 },
    };
  }
  const look = model.kind === 'area' ? areaLook(colors) : columnLook(colors);
  return {
    ...shared,
    ...look,
    xField: 'label',
    yField: 'value',
    scale: { y: { nice: true, domainMin: 0 } },
    axis: axesOf(data, colors),
  };
}

function axesOf(data: readonly Point[], colors: ChartColors) {
  const isCount = data.every(({ value }) => Number.isInteger(value));
  const text = {
    labelFill: colors.text,
    labelOpacity: 1,
    labelFillOpacity: 1,
    labelFontSize: 12,
    labelFontFamily: colors.font,
  };
  return {
    x: {
      ...text,
      title: false,
      tick: false,
      labelAutoRotate: false,
      labelAutoHide: true,
      line: true,
      lineStroke: colors.grid,
      lineStrokeOpacity: 1,
    },
    y: {
      ...text,
      title: false,
      tick: false,
      labelFormatter: (value: number) => formatShort(value),
      ...(isCount && { tickFilter: (value: number) => Number.isInteger(value) }),
      grid: true,
      gridStroke: colors.grid,
      gridStrokeOpacity: 1,
      gridLineDash: [0, 0],
    },
  };
}

const tipStyle = {
  background: 'var(--suite-color-surface)',
  color: 'var(--suite-color-text)',
  border: '1px solid var(--suite-color-border)',
  'border-radius': 'var(--suite-radius)',
  'box-shadow': 'var(--suite-shadow-raised)',
  'font-family': 'inherit',
  'min-width': '0',
  padding: '0.5rem 0.75rem',
  transition: 'none',
};

function columnLook({ accent }: ChartColors) {
  return { style: { fill: accent, maxWidth: 36, radiusTopLeft: 3, radiusTopRight: 3 } };
}

function areaLook({ accent }: ChartColors) {
  return {
    style: { fill: accent, fillOpacity: 0.16 },
    line: { style: { stroke: accent, lineWidth: 2 } },
    point: { sizeField: 3, style: { fill: accent, stroke: accent } },
    // Half a label of the last day hangs over the end of the axis.
    paddingRight: 32,
  };
}
