import { formatShort } from '../../domain/display-number.ts';
import type { ChartModel } from '../../domain/chart-models.ts';
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
import styles from './chart.module.css';

interface ChartShapesProps {
  model: ChartModel;
  width: number;
}

export function ChartShapes({ model, width }: ChartShapesProps) {
  return (
    <svg className={styles.shapes} width={width} height={chartHeight} viewBox={`0 0 ${width} ${chartHeight}`}>
      {model.kind === 'donut' ? (
        <Donut model={model} width={width} />
      ) : (
        <Plot model={model} width={width} frame={chartFrame(model, width)} />
      )}
    </svg>
  );
}

function Plot({
  model,
  width,
  frame: { padding, axisSide, ticks, labelEvery },
}: ChartShapesProps & { frame: ChartFrame }) {
  const floor = chartHeight - padding.bottom;
  const plotWidth = width - padding.left - padding.right;
  const highest = ticks.at(-1) ?? 1;
  const yOf = (value: number) => floor - ((floor - padding.top) * value) / highest;
  const xOf = centres(model, plotWidth);
  const points = model.rows.map(([label, value], index) => ({
    label,
    x: padding.left + xOf(index),
    y: yOf(Number(value)),
  }));
  const columnWidth = Math.min(widestColumn, ((1 - columnGap) * plotWidth) / (points.length + columnGap));
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={styles.gridLine} d={`M${padding.left} ${yOf(tick)}h${plotWidth}`} />
          <text
            x={axisSide === 'left' ? padding.left - 4 : width - padding.right + 4}
            y={yOf(tick)}
            dy="0.3em"
            textAnchor={axisSide === 'left' ? 'end' : 'start'}
          >
            {formatShort(tick)}
          </text>
        </g>
      ))}
      {model.kind === 'area' ? (
        <Area points={points} floor={floor} />
      ) : (
        points.map(({ label, x, y }) => (
          <path key={label} className={styles.column} d={columnPath(x, y, columnWidth, floor)} />
        ))
      )}
      {points.map(({ label, x }, index) =>
        index % labelEvery === 0 ? (
          <text key={label} x={x} y={floor + 3 + labelSize} textAnchor="middle">
            {label}
          </text>
        ) : null,
      )}
    </>
  );
}

/** Returns the middle of each row: columns are side by side, an area begins at the edge. */
function centres({ kind, rows }: ChartModel, plotWidth: number): (index: number) => number {
  if (kind === 'columns')
    return (index) => ((index + (1 + columnGap) / 2) * plotWidth) / (rows.length + columnGap);
  return (index) => (rows.length === 1 ? plotWidth / 2 : (index * plotWidth) / (rows.length - 1));
}

function columnPath(x: number, y: number, width: number, floor: number): string {
  const corner = Math.min(columnCorner, floor - y);
  const inner = width - 2 * corner;
  return `M${x - width / 2} ${floor}V${y + corner}q0 ${-corner} ${corner} ${-corner}h${inner}q${corner} 0 ${corner} ${corner}V${floor}Z`;
}

function Area({ points, floor }: { points: readonly { x: number; y: number }[]; floor: number }) {
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <>
      <path className={styles.area} d={`M${points[0]?.x} ${floor}L${line}L${points.at(-1)?.x} ${floor}Z`} />
      <path className={styles.areaLine} d={`M${line}`} />
      {points.map(({ x, y }) => (
        <circle key={x} className={styles.areaPoint} cx={x} cy={y} r={3} />
      ))}
    </>
  );
}

function Donut({ model, width }: ChartShapesProps) {
  const half = Math.min(width, chartHeight) / 2;
  const radius = (half * (donutRadius.inner + donutRadius.outer)) / 2;
  const perPixel = 100 / (2 * Math.PI * radius);
  const total = model.rows.reduce((sum, [, value]) => sum + Number(value), 0);
  const parts = model.rows.map(([label, value], index) => ({
    label,
    share: (100 * Number(value)) / total,
    index,
  }));
  let end = 100;
  return parts.map(({ label, share, index }) => {
    // The library draws the first part last, and subtracts half of the line around each part.
    end -= share;
    const length = Math.max(0, share - donutLine * perPixel);
    return (
      <circle
        key={label}
        cx={width / 2}
        cy={chartHeight / 2}
        r={radius}
        fill="none"
        stroke={model.colors?.[index]}
        strokeWidth={half * (donutRadius.outer - donutRadius.inner) - donutLine}
        pathLength={100}
        strokeDasharray={`${length} ${100 - length}`}
        strokeDashoffset={-end - (donutLine * perPixel) / 2}
        transform={`rotate(-90 ${width / 2} ${chartHeight / 2})`}
      />
    );
  });
}
