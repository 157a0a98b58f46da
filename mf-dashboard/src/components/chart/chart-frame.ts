import { currentLanguage, directionOf } from '@suite/i18n';
import { formatShort } from '../../domain/display-number.ts';
import type { ChartModel } from '../../domain/chart-models.ts';

/** All lengths in this file are in CSS pixels. */
export const chartHeight = 240;

export const labelSize = 12;

export const widestColumn = 36;

/** The gap is a share of a column's step. */
export const columnGap = 0.1;

export const columnCorner = 3;

export const donutLine = 2;

/** The radii are shares of half the height of the drawing. */
export const donutRadius = { inner: 0.62 * 0.95, outer: 0.95 };

/** Both drawings of a chart use this frame, so that nothing moves when one replaces the other. */
export interface ChartFrame {
  padding: { top: number; right: number; bottom: number; left: number };
  /** The axis is on the side where lines begin in the language of the page. */
  axisSide: 'left' | 'right';
  /** Ticks range from 0 to the upper edge of the plot. */
  ticks: number[];
  /** One of this many labels is shown, so that labels never overlap. */
  labelEvery: number;
}

/** Returns an upper bound, because measuring would require a layout. */
const textWidth = (text: string) => text.length * labelSize * 0.6;

const widestOf = (texts: readonly string[]) => Math.max(0, ...texts.map(textWidth));

/** Returns four or five steps of 1, 2 or 5 times a power of ten; counts use whole steps. */
function ticksFor(values: readonly number[]): number[] {
  const atLeast = Math.max(...values) / 5;
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const step = ([1, 2, 5].find((factor) => factor * power >= atLeast) ?? 10) * power;
  const whole = values.every(Number.isInteger) ? Math.max(1, step) : step;
  const steps = Math.ceil(Math.max(...values) / whole - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => index * whole);
}

const isMirrored = () => directionOf(currentLanguage()) === 'rtl';

/** Reverses the rows in right-to-left languages, because drawings run from left to right. */
export function inReadingOrder(model: ChartModel): ChartModel {
  return isMirrored() && model.kind !== 'donut' ? { ...model, rows: model.rows.toReversed() } : model;
}

/** Requires a value above 0. */
export function chartFrame({ kind, rows }: ChartModel, width: number): ChartFrame {
  const ticks = ticksFor(rows.map(([, value]) => Number(value)));
  const label = widestOf(rows.map(([name]) => String(name)));
  // Half of the first and of the last label extends beyond the axis, less half a column.
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
