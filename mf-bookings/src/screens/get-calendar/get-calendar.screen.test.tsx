import { describe, expect, test } from '@jest/globals';
import { getCalendarEndpoint } from '@suite/contracts/rooms';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ana, barOf, bo, openCalendar, rowOf } from '../../testing/open-calendar.tsx';

describe('the grid', () => {
  test('has a row for each type, its stays without a room and its rooms', async () => {
    await openCalendar();
    const heads = screen.getAllByRole('rowheader').map((head) => head.textContent);
    expect(heads).toEqual([
      'Double',
      'Unassigned',
      '101Clean',
      '102Dirty',
      'Deluxe',
      'Unassigned',
      '301Maintenance',
    ]);
    expect(rowOf(/^101/).getByRole('gridcell', { name: /Ana Reis/ })).toBeVisible();
    expect(rowOf(/^Unassigned.*Cem/).getByRole('gridcell', { name: /Cem Ak/ })).toBeVisible();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '9');
  });
  test('says of a night how many rooms are left, and that too many are sold', async () => {
    await openCalendar();
    expect(screen.getByRole('gridcell', { name: '9 March: 1 of 2 rooms left' })).toHaveTextContent('1/2');
    expect(barOf(/^10 March: 1 more sold than rooms in service/)).toHaveTextContent('-1/2');
  });
  test('a bar says all that its icons show; a block says why', async () => {
    const marked = { is_verified: true, is_upgrade: true, is_fixed: true, is_overbooked: true, group_id: 7 };
    const block = { id: 1, room_id: 2, from: '2027-03-15', to: '2027-03-17', reason: 'Carpet' };
    await openCalendar([{ ...ana, ...marked, stay_state: 'in_house' }], {
      blocks: [{ ...block, kind: 'out_of_order' }],
    });
    expect(
      barOf(
        /^Ana Reis, room 101, .*8.*11.*, In house, Verified, Upgrade, Keep in this room, Overbooked, Group of booking 7, 2 guests$/,
      ),
    ).toBeVisible();
    expect(barOf(/^Out of order: Carpet, room 102/)).toBeVisible();
  });
  test('is one tab stop, and arrow keys go from bar to bar', async () => {
    const { user } = await openCalendar();
    const stops = () => screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0);
    expect(stops()).toEqual([barOf(/Cem Ak/)]);
    act(() => barOf(/Cem Ak/).focus());
    await user.keyboard('{ArrowDown}');
    expect(barOf(/Ana Reis/)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(barOf(/Bo Lind/)).toHaveFocus();
    expect(stops()).toEqual([barOf(/Bo Lind/)]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(barOf(/Cem Ak/)).toHaveFocus();
  });
  test('shows one type, and marks what the search finds', async () => {
    await openCalendar([ana, bo], {}, '&type=Double&search=LIND');
    expect(screen.queryByRole('rowheader', { name: 'Deluxe' })).toBeNull();
    expect(barOf(/Bo Lind/)).toHaveAttribute('data-found', 'true');
    expect(barOf(/Ana Reis/)).toHaveAttribute('data-found', 'false');
  });
  test('asks for the days that are chosen', async () => {
    const { user, api } = await openCalendar();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.selectOptions(screen.getByLabelText('Length'), '14 days');
    const asked = () => api.callsTo(getCalendarEndpoint).map(({ query }) => [query['from'], query['to']]);
    await waitFor(() =>
      expect(asked()).toEqual([
        ['2027-03-04', '2027-04-03'],
        ['2027-04-03', '2027-05-03'],
        ['2027-04-03', '2027-04-17'],
      ]),
    );
  });
});

test('paper shows two weeks of all rooms, with the hotel and the states in words', async () => {
  await openCalendar([{ ...ana, stay_state: 'in_house' }, bo]);
  act(() => void fireEvent(window, new Event('beforeprint')));
  const table = within(screen.getByRole('table', { hidden: true }));
  expect(table.getAllByRole('columnheader', { hidden: true })).toHaveLength(15);
  expect(table.getByText('Bo Lind').closest('td')).toHaveAttribute('colspan', '3');
  expect(table.getByText('Ana Reis · In house')).toBeInTheDocument();
  expect(
    table.getByText(/^Calendar · Seaview.* · 04\/Mar\/2027 – 17\/Mar\/2027 · Printed /),
  ).toBeInTheDocument();
  expect(table.queryByText('Unassigned')).toBeNull();
  act(() => void fireEvent(window, new Event('afterprint')));
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});
