import { currentLanguage, directionOf } from '@suite/i18n';
import { formatShort } from '../../domain/display-number.ts';
import type { ChartModel } from '../../domain/figures.ts';

/** Height of every chart in CSS pixels. */
export const chartHeight = 240;

/** Size of the texts on the axes, in CSS pixels. */
export const labelSize = 12;

/** Widest column, in CSS pixels. */
export const widestColumn = 36;

/** Share of a column's step that is left between two columns. */
export const columnGap = 0.1;

/** Radius of a column's upper corners, in CSS pixels. */
export const columnCorner = 3;

/** Width of the line between two parts of a donut, in CSS pixels. */
export const donutLine = 2;

/** Radii of a donut, as shares of half the height of the drawing. */
export const donutRadius = { inner: 0.62 * 0.95, outer: 0.95 };

/** Where a chart with axes draws what: both drawings of a chart take it from here, so that nothing moves when one replaces the other. */
export interface ChartFrame {
  /** Between the edges of the drawing and of the plot, in CSS pixels. */
  padding: { top: number; right: number; bottom: number; left: number };
  /** Side of the vertical axis: where lines begin in the language of the page. */
  axisSide: 'left' | 'right';
  /** Figures that the vertical axis marks, from 0 to the upper edge of the plot. */
  ticks: number[];
  /** Of so many labels on the horizontal axis one is shown, so that none covers another. */
  labelEvery: number;
}

/** An upper bound of what a text on an axis takes, in CSS pixels: a canvas could measure it, after a layout. */
const textWidth = (text: string) => text.length * labelSize * 0.6;

const widestOf = (texts: readonly string[]) => Math.max(0, ...texts.map(textWidth));

/** Four to five steps of 1, 2 or 5 times a power of ten; of a count, none smaller than 1. */
function ticksFor(values: readonly number[]): number[] {
  const atLeast = Math.max(...values) / 5;
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const step = ([1, 2, 5].find((factor) => factor * power >= atLeast) ?? 10) * power;
  const whole = values.every(Number.isInteger) ? Math.max(1, step) : step;
  const steps = Math.ceil(Math.max(...values) / whole - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => index * whole);
}

const isMirrored = () => directionOf(currentLanguage()) === 'rtl';

/** The rows in the order in which they stand from left to right. A donut has no such order. */
export function inReadingOrder(model: ChartModel): ChartModel {
  return isMirrored() && model.kind !== 'donut' ? { ...model, rows: model.rows.toReversed() } : model;
}

/** The frame of a chart with axes, of which a value is more than 0, in a drawing so many CSS pixels wide. */
export function chartFrame({ kind, rows }: ChartModel, width: number): ChartFrame {
  const ticks = ticksFor(rows.map(([, value]) => Number(value)));
  const label = widestOf(rows.map(([name]) => String(name)));
  // Half a label of the first and of the last row hangs over the ends of the axis, for a column less half its width.
  const over = label / 2 - (kind === 'columns' ? (((1 - columnGap) / 2) * width) / rows.length : 0);
  const left = Math.ceil(Math.max(widestOf(ticks.map(formatShort)) + 8, over));
  const right = Math.ceil(Math.max(8, over));
  const slot = (width - left - right) / rows.length;
  return {
    padding: isMirrored()
      ? { top: 12, right: left, bottom: 28, left: right }
      : { top: 12, right, bottom: 28, left },
    axisSide: isMirrored() ? 'right' : 'left',
    ticks,
    labelEvery: Math.max(1, Math.ceil((label + 8) / Math.max(slot, 1))),
  };
}
