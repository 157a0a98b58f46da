import { expect, jest, test } from '@jest/globals';
import { renderScreen } from '@suite/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ChartModel } from '../../domain/chart-models.ts';
import { ChartPlace } from './chart-place.tsx';

let asked = 0;
jest.mock('./drawn-chart.tsx', () => {
  asked += 1;
  if (asked === 1) throw new Error('Loading chunk 7 failed.');
  return { DrawnChart: () => 'drawn' };
});

const model: ChartModel = {
  title: 'Weekly Activity',
  kind: 'columns',
  columns: ['Day', 'Bookings'],
  rows: [['Thu 4 Mar', 12]],
  emptyText: 'No bookings were made in this time.',
};

test('a library that did not arrive is asked for again when the chart is pointed at again', async () => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 320, configurable: true });
  const { container, user } = renderScreen(<ChartPlace model={model} />);
  const shapes = () => container.querySelector('svg.shapes')!;
  await user.hover(shapes());
  await waitFor(() => expect(asked).toBe(1));
  expect(shapes()).toBeVisible();
  await user.unhover(shapes());
  await user.hover(shapes());
  expect(await screen.findByText('drawn')).toBeVisible();
  expect(asked).toBe(2);
});
