import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderScreen } from '@suite/testing';
import { act, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import type { ChartModel } from '../../domain/figures.ts';
import { ChartPanel } from './chart-panel.tsx';

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

type Seen = (entries: { isIntersecting: boolean }[]) => void;
let comeIntoView: Seen = () => {};
let resize = () => {};

beforeEach(() => {
  drawing.fails = false;
  drawing.isLate = false;
  globalThis.IntersectionObserver = class {
    constructor(onChange: Seen) {
      comeIntoView = onChange;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  globalThis.ResizeObserver = class {
    constructor(onChange: () => void) {
      resize = onChange;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 320, configurable: true });
});

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
  const look = () =>
    act(async () => {
      resize();
      comeIntoView([{ isIntersecting: true }]);
    });
  return { ...rendered, look };
}
const table = () => screen.getByRole('table', { name: 'Figures of Weekly Activity' });
const drawn = /^drawn: Weekly Activity, 320 wide/;

describe('a chart', () => {
  test('is drawn once it is near the visible part of the page, as wide as its place', async () => {
    const { look } = show();
    act(() => comeIntoView([{ isIntersecting: false }]));
    expect(screen.queryByText(drawn)).toBeNull();
    await look();
    expect(await screen.findByText(drawn)).toBeInTheDocument();
    expect(screen.getByText(drawn).closest('[aria-hidden]')).not.toBeNull();
  });

  test('is shown as shapes until the canvas shows it', async () => {
    drawing.isLate = true;
    const { container, look } = show();
    await look();
    expect(await screen.findByText(drawn)).toBeInTheDocument();
    const shapes = container.querySelector('svg.shapes');
    expect(shapes).toHaveTextContent('05001K1.5KThu 4 MarFri 5 Mar');
    expect(shapes?.querySelectorAll('circle')).toHaveLength(2);
  });

  test('takes the place of its shapes', async () => {
    const { container, look } = show();
    await look();
    expect(await screen.findByText(drawn)).toBeInTheDocument();
    expect(container.querySelector('svg.shapes')).toBeNull();
  });

  test.each([
    ['columns', 'path.column', 2],
    ['donut', 'circle', 2],
  ] as const)('of %s has a shape for each row', async (kind, shape, count) => {
    drawing.isLate = true;
    const { container, look } = show({ kind, colors: kind === 'donut' ? ['#22c55e', '#eab308'] : undefined });
    await look();
    expect(container.querySelectorAll(`svg.shapes ${shape}`)).toHaveLength(count);
  });

  test('has its figures behind it for screen readers, and in its place on demand', async () => {
    const { user, look } = show();
    await look();
    expect(table().parentElement).toHaveClass('unseen');
    expect(within(table()).getByRole('row', { name: 'Thu 4 Mar 1,200' })).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Table of Weekly Activity' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(table().parentElement).not.toHaveClass('unseen');
    expect(screen.queryByText(drawn)).toBeNull();
  });

  test('gives way to its table when it cannot be drawn', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    drawing.fails = true;
    await show().look();
    expect(await screen.findByText('The chart could not be drawn; these are its figures.')).toBeVisible();
    expect(table().parentElement).not.toHaveClass('unseen');
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
  click.mockRestore();
  expect(names).toEqual(['weekly-activity-2027-03-04-2027-03-05.csv']);
  const reader = new FileReader();
  const text = new Promise((resolve) => (reader.onload = () => resolve(reader.result)));
  reader.readAsText(files[0]!);
  expect(await text).toBe('Day,Bookings\r\nThu 4 Mar,1200\r\nFri 5 Mar,7\r\n');
});
