import { currentLanguage, directionOf } from '@suite/i18n';
import { formatFigure, formatShort } from '../../domain/display-number.ts';
import type { ChartModel } from '../../domain/chart-models.ts';
import { t } from '../../languages/catalog.ts';
import {
  chartFrame,
  chartHeight,
  columnCorner,
  columnGap,
  donutLine,
  donutRadius,
  labelSize,
  widestColumn,
  type ChartFrame,
} from './chart-frame.ts';
import type { ChartColors } from './use-chart-colors.ts';
import styles from './chart.module.css';

export interface ChartLook {
  colors: ChartColors;
  width: number;
}

interface Point {
  label: string;
  value: number;
}

export function chartOptions(model: ChartModel, { colors, width }: ChartLook) {
  const data = model.rows.map(([label, value]): Point => ({ label: String(label), value: Number(value) }));
  const shared = {
    data,
    width,
    height: chartHeight,
    autoFit: false,
    margin: 0,
    // The drawing replaces shapes that look the same.
    animate: false as const,
    theme: { type: 'classic', view: { viewFill: 'transparent' } },
    legend: false as const,
    tooltip: {
      title: (point: Point) => point.label,
      items: [(point: Point) => ({ name: model.columns[1] ?? '', value: formatFigure(point.value) })],
    },
    interaction: {
      tooltip: {
        // The box follows the pointer without a transition.
        css: { '.g2-tooltip': tipStyle },
        // `bind` hides the source: the library parses it, and mistakes a function that creates elements for a
        // component.
        render: chartTip.bind(null),
      },
      // These parts of the engine are not in `chart-engine.ts`.
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
      radius: donutRadius.outer,
      innerRadius: donutRadius.inner,
      scale: { color: { domain: data.map(({ label }) => label), range: [...(model.colors ?? [])] } },
      style: { stroke: colors.surface, lineWidth: donutLine, fillOpacity: 1 },
    };
  }
  const look = model.kind === 'area' ? areaLook(colors) : columnLook(colors);
  const frame = chartFrame(model, width);
  return {
    ...shared,
    ...look,
    paddingTop: frame.padding.top,
    paddingRight: frame.padding.right,
    paddingBottom: frame.padding.bottom,
    paddingLeft: frame.padding.left,
    xField: 'label',
    yField: 'value',
    scale: {
      x: model.kind === 'columns' ? { padding: columnGap } : { padding: 0 },
      y: { domain: [0, frame.ticks.at(-1)], nice: false, tickMethod: () => frame.ticks },
    },
    axis: axesOf(frame, colors),
  };
}

function axesOf({ axisSide, labelEvery }: ChartFrame, colors: ChartColors) {
  const text = {
    labelFill: colors.text,
    labelOpacity: 1,
    labelFillOpacity: 1,
    labelFontSize: labelSize,
    labelFontFamily: colors.font,
  };
  return {
    x: {
      ...text,
      title: false,
      tick: false,
      labelAutoRotate: false,
      labelAutoHide: false,
      tickFilter: (_label: string, index: number) => index % labelEvery === 0,
      line: true,
      lineStroke: colors.grid,
      lineStrokeOpacity: 1,
    },
    y: {
      ...text,
      position: axisSide,
      title: false,
      tick: false,
      labelFormatter: (value: number) => formatShort(value),
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
  return {
    style: {
      fill: accent,
      fillOpacity: 1,
      maxWidth: widestColumn,
      radiusTopLeft: columnCorner,
      radiusTopRight: columnCorner,
    },
  };
}

function areaLook({ accent }: ChartColors) {
  return {
    style: { fill: accent, fillOpacity: 0.16 },
    line: { style: { stroke: accent, lineWidth: 2 } },
    point: { sizeField: 3, style: { fill: accent, stroke: accent } },
  };
}

interface ChartTip {
  title?: string;
  items: { name: string; value: string }[];
}

/**
 * Builds elements: the library's own text has style attributes, which a strict content security policy refuses, and
 * names of hotels would have to be escaped.
 */
export function chartTip(_event: unknown, { title = '', items }: ChartTip): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.tip ?? '';
  // The surrounding drawing runs from left to right in every language.
  box.dir = directionOf(currentLanguage());
  box.append(line(styles.tipTitle, title));
  for (const { name, value } of items) box.append(line(undefined, t('{name}: {value}', { name, value })));
  return box;
}

function line(className: string | undefined, text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = className ?? '';
  element.textContent = text;
  return element;
}
