import { describe, expect, test } from '@jest/globals';
import type { ChartModel } from '../../domain/chart-models.ts';
import { chartFrame } from './chart-frame.ts';
import { chartOptions } from './chart-options.ts';

const colors = { accent: '#0f5c66', surface: '#fff', text: '#50626a', grid: '#d9e1e2', font: 'sans-serif' };
const look = { colors, width: 320 };
const model: ChartModel = {
  title: 'Weekly Activity',
  kind: 'columns',
  columns: ['Day', 'Bookings'],
  rows: [
    ['Thu', 4],
    ['Fri', 1500],
  ],
  emptyText: '',
};

describe('options of the charts library', () => {
  test('carry the points, the size of the place and the tokens of the look', () => {
    const options = chartOptions(model, look);
    expect(options).toMatchObject({
      data: [
        { label: 'Thu', value: 4 },
        { label: 'Fri', value: 1500 },
      ],
      width: 320,
      autoFit: false,
      style: { fill: '#0f5c66' },
      axis: { x: { labelFill: '#50626a' }, y: { gridStroke: '#d9e1e2' } },
    });
  });

  test('hold still, since the same shapes stood there before', () => {
    expect(chartOptions(model, look).animate).toBe(false);
  });

  test('mark what the shapes of the chart mark', () => {
    const options = chartOptions(model, look);
    const { padding, ticks } = chartFrame(model, 320);
    expect(options).toMatchObject({ paddingLeft: padding.left, scale: { y: { domain: [0, 1500] } } });
    expect('axis' in options ? options.scale.y.tickMethod() : []).toEqual(ticks);
  });

  test('draw parts in their own colours', () => {
    const parts = chartOptions({ ...model, kind: 'donut', colors: ['#22c55e', '#eab308'] }, look);
    expect(parts).toMatchObject({
      angleField: 'value',
      scale: { color: { domain: ['Thu', 'Fri'], range: ['#22c55e', '#eab308'] } },
    });
  });

  test('describe what is pointed at with elements, never with text that holds markup', () => {
    const { render } = chartOptions(model, look).interaction.tooltip;
    const box = render({}, { title: '<b>Fri</b>', items: [{ name: 'Bookings', value: '1,500' }] });
    expect([...box.children].map(({ textContent }) => textContent)).toEqual([
      '<b>Fri</b>',
      'Bookings: 1,500',
    ]);
    // The library parses the source of functions, and mistakes one that creates elements for a component.
    expect(String(render)).toContain('[native code]');
  });
});
