import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fileTypes } from '@suite/contracts/http';
import { renderScreen } from '@suite/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import type { ChartModel } from '../../domain/chart-models.ts';
import { ChartPanel, chartFileName } from './chart-panel.tsx';

const drawing: { fails: boolean; isLate: boolean } = { fails: false, isLate: false };
jest.mock('./drawn-chart.tsx', () => ({
  DrawnChart: ({
    model,
    width,
    onDrawn,
  }: {
    model: ChartModel;
    width: number;
    onDrawn: (drawn: true) => void;
  }) => {
    if (drawing.fails) throw new Error('no canvas');
    useEffect(() => {
      if (!drawing.isLate) onDrawn(true);
    }, [onDrawn]);
    return `drawn: ${model.title}, ${width} wide`;
  },
}));

let resize = () => {};

beforeEach(() => {
  drawing.fails = false;
  drawing.isLate = false;
  globalThis.ResizeObserver = class {
    constructor(onChange: () => void) {
      resize = onChange;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  width = 320;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => width, configurable: true });
});
let width = 320;

const model: ChartModel = {
  title: 'Weekly Activity',
  kind: 'area',
  columns: ['Day', 'Bookings'],
  rows: [
    ['Thu 4 Mar', 1200],
    ['Fri 5 Mar', 7],
  ],
  emptyText: 'No bookings were made in this time.',
};
const range = { from: '2027-03-04', to: '2027-03-05' };

function show(changes: Partial<ChartModel> = {}) {
  const rendered = renderScreen(<ChartPanel model={{ ...model, ...changes }} range={range} />);
  const shapes = () => rendered.container.querySelector('svg.shapes');
  const pointAt = () => rendered.user.hover(shapes() ?? document.body);
  return { ...rendered, shapes, pointAt };
}
const table = () => screen.getByRole('table', { name: 'Figures of Weekly Activity' });
const drawn = /^drawn: Weekly Activity, 320 wide/;

describe('a chart', () => {
  test('is there as shapes with its figures, as wide as its place', () => {
    const { shapes } = show();
    expect(shapes()).toHaveTextContent('05001K1.5KThu 4 MarFri 5 Mar');
    expect(shapes()?.querySelectorAll('circle')).toHaveLength(2);
    expect(shapes()?.closest('[aria-hidden]')).not.toBeNull();
    expect(screen.queryByText(drawn)).toBeNull();
    width = 500;
    act(resize);
    expect(shapes()).toHaveAttribute('width', '500');
  });

  test('is drawn by the library once it is pointed at, and is never empty meanwhile', async () => {
    drawing.isLate = true;
    const { shapes, pointAt } = show();
    await pointAt();
    expect(await screen.findByText(drawn)).toBeInTheDocument();
    expect(shapes()).not.toBeNull();
  });

  test('gives the place of its shapes to what the library has drawn', async () => {
    const { shapes, pointAt } = show();
    await pointAt();
    expect(await screen.findByText(drawn)).toBeInTheDocument();
    await waitFor(() => expect(shapes()).toBeNull());
  });

  test.each([
    ['columns', 'path.column', 2],
    ['donut', 'circle', 2],
  ] as const)('of %s has a shape for each row', (kind, shape, count) => {
    const { shapes } = show({ kind, colors: kind === 'donut' ? ['#22c55e', '#eab308'] : undefined });
    expect(shapes()?.querySelectorAll(shape)).toHaveLength(count);
  });

  test('has its figures behind it for screen readers, and in its place on demand', async () => {
    const { user, shapes } = show();
    expect(table().parentElement).toHaveClass('unseen');
    expect(within(table()).getByRole('row', { name: 'Thu 4 Mar 1,200' })).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Table of Weekly Activity' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(table().parentElement).not.toHaveClass('unseen');
    expect(shapes()).toBeNull();
  });

  test('keeps its shapes where the library fails', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    drawing.fails = true;
    const { shapes, pointAt } = show();
    await pointAt();
    await waitFor(() => expect(silent).toHaveBeenCalled());
    expect(shapes()).toHaveTextContent('Thu 4 Mar');
    silent.mockRestore();
  });

  test('without anything to show says so', () => {
    show({ rows: [['Fri 5 Mar', 0]] });
    expect(screen.getByText('No bookings were made in this time.')).toBeVisible();
  });

  test('of parts names each beside its colour', () => {
    show({ kind: 'donut', rows: [['Clean', 3]], colors: ['#22c55e'] });
    const entry = screen.getByRole('listitem', { hidden: true });
    expect(entry).toHaveTextContent('Clean 3');
    expect(entry.querySelector('rect')).toHaveAttribute('fill', '#22c55e');
  });
});

test('its figures can be kept as a file', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'CSV of Weekly Activity' }));
  await user.click(screen.getByRole('button', { name: 'Excel file of Weekly Activity' }));
  await waitFor(() => expect(files).toHaveLength(2));
  click.mockRestore();
  expect(names).toEqual(['csv', 'xlsx'].map((format) => `weekly-activity-2027-03-04-2027-03-05.${format}`));
  expect(files[1]?.type).toBe(fileTypes.xlsx);
  const reader = new FileReader();
  const text = new Promise((resolve) => (reader.onload = () => resolve(reader.result)));
  reader.readAsText(files[0]!);
  expect(await text).toBe('Day,Bookings\r\nThu 4 Mar,1200\r\nFri 5 Mar,7\r\n');
});

test('a file is named after its chart and days', () => {
  const range = { from: '2027-03-01', to: '2027-03-07' };
  expect(chartFileName('Rush Hours Analysis', range)).toBe('rush-hours-analysis-2027-03-01-2027-03-07');
});
