import { describe, expect, test } from '@jest/globals';
import { moveStayEndpoint, type CalendarStay } from '@suite/contracts/rooms';
import { changeLanguage } from '@suite/i18n';
import { refusal } from '@suite/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { calendarStay } from '../../testing/fake-calendar.ts';
import { ana, barOf, bo, openCalendar, rowOf } from '../../testing/open-calendar.tsx';

const question = async () => within(await screen.findByRole('dialog'));
// Ranges of dates contain thin spaces.
const changes = ({ getAllByRole }: Pick<typeof screen, 'getAllByRole'>) =>
  getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/gu, ' '));

describe('moving by keys', () => {
  async function pickUp(name: RegExp, keys: string, stays?: CalendarStay[]) {
    const view = await openCalendar(stays);
    act(() => barOf(name).focus());
    await view.user.keyboard(` ${keys}`);
    return view;
  }
  test('asks with the change and its price, and moves the stay; the bar keeps the focus', async () => {
    const { user, api } = await pickUp(
      /Bo Lind/,
      '{ArrowRight}{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}',
    );
    expect(screen.getByRole('status')).toHaveTextContent('9 – 12 Mar → 12 – 16 Mar');
    await user.keyboard('{ArrowUp}{Enter}');
    const dialog = await question();
    expect(changes(dialog)).toEqual(['Room 102 → 101', '9 – 12 Mar → 12 – 16 Mar']);
    expect(dialog.getByText('Price: €360.00 → €480.00')).toBeVisible();
    expect(dialog.getByText('The guest gets no mail about this.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('The stay was moved')).toBeVisible();
    expect(api.callsTo(moveStayEndpoint).map(({ body }) => body)).toEqual([
      {
        ...{ checkin_date: '2027-03-12', checkout_date: '2027-03-16', room_id: 1, upgrade: true },
        allow_overbooking: false,
      },
    ]);
    await waitFor(() => expect(rowOf(/^101/).getByRole('gridcell', { name: /Bo Lind/ })).toHaveFocus());
  });
  test('Shift and an arrow key change the end, also of a stay that was not picked up', async () => {
    const { user } = await openCalendar();
    act(() => barOf(/Bo Lind/).focus());
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
    expect(changes(await question())).toEqual(['9 – 12 Mar → 9 – 13 Mar']);
  });
  test('names an upgrade', async () => {
    const { user } = await pickUp(/Bo Lind/, '{ArrowDown}{ArrowDown}{Enter}');
    const dialog = await question();
    expect(dialog.getByText('Room 102 → 301 (Deluxe, an upgrade)')).toBeVisible();
    expect(dialog.getByText('The price stays €360.00.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(barOf(/Bo Lind/)).toHaveFocus());
  });
  test('Escape leaves the stay as it was', async () => {
    const { user, api } = await pickUp(/Bo Lind/, '{ArrowRight}{Escape}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Booking #12, Bo Lind' })).toBeVisible();
    expect(user).toBeDefined();
    expect(api.callsTo(moveStayEndpoint)).toEqual([]);
  });
  test('a taken room is named, and a swap is offered if both stays fit', async () => {
    const { user, api } = await pickUp(/Bo Lind/, '{ArrowUp}');
    expect(screen.getByRole('status')).toHaveTextContent('Room 101 is taken by Ana Reis');
    await user.keyboard('{Enter}');
    const dialog = await question();
    expect(
      dialog.getByText(/^Room 101 is taken by Ana Reis from 08\/Mar\/2027 to 11\/Mar\/2027/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Swap rooms' }));
    await screen.findByText('The stay was moved');
    expect(api.callsTo(moveStayEndpoint)[0]?.body).toMatchObject({ room_id: 1, swap_with: 11 });
    expect(rowOf(/^102/).getByRole('gridcell', { name: /Ana Reis/ })).toBeVisible();
  });
  test('without a fitting swap nothing can be saved', async () => {
    const third = calendarStay({
      booking_id: 14,
      name: 'Dia Roy',
      room_id: 2,
      from: '2027-03-08',
      to: '2027-03-09',
    });
    await pickUp(/Bo Lind/, '{ArrowUp}{Enter}', [ana, bo, third]);
    const dialog = await question();
    expect(dialog.getAllByRole('button').map((button) => button.textContent)).not.toContain('Swap rooms');
    expect(dialog.queryByRole('button', { name: 'Move' })).toBeNull();
  });
  test('guests in house keep their check-in, and arrow keys are mirrored from right to left', async () => {
    await changeLanguage('ar');
    const inHouse = {
      ...bo,
      stay_state: 'in_house' as const,
      from: '2027-03-04',
      checkin_date: '2027-03-04',
    };
    const { user } = await pickUp(/Bo Lind/, '{ArrowLeft}', [inHouse]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{Enter}');
    expect((await question()).getAllByRole('listitem')).toHaveLength(1);
    await act(() => changeLanguage('en'));
  });
});

test('a refused move is a toast with the sentence of the server, and a manager may overbook', async () => {
  const { user, api } = await openCalendar();
  const message = 'Double is sold out on 12/Mar/2027.';
  api.on(moveStayEndpoint, () => {
    throw refusal(409, { errorType: 'SOLD_OUT', message });
  });
  act(() => barOf(/Bo Lind/).focus());
  await user.keyboard(' {ArrowRight}{Enter}');
  await user.click((await question()).getByRole('button', { name: 'Move' }));
  await user.click(await screen.findByRole('button', { name: 'Overbook' }));
  await waitFor(() => expect(api.callsTo(moveStayEndpoint)).toHaveLength(2));
  expect(api.callsTo(moveStayEndpoint)[1]?.body).toMatchObject({ allow_overbooking: true });
  expect(screen.getAllByText(message).length).toBeGreaterThan(1);
});

test('a drag moves the stay to another row and day, and a press without a drag opens it', async () => {
  const { user } = await openCalendar();
  const target = barOf(/Bo Lind/);
  // A day is 61 px wide: 2000 px without the names of the rooms, for 30 days. A row is 36 px high.
  await user.pointer([
    { keys: '[MouseLeft>]', target, coords: { clientX: 500, clientY: 130 } },
    { target, coords: { clientX: 500 + 61 * 4, clientY: 80 } },
    { keys: '[/MouseLeft]', target },
  ]);
  const dialog = await question();
  expect(changes(dialog)).toEqual(['Room 102 → 101', '9 – 12 Mar → 13 – 16 Mar']);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(barOf(/Ana Reis/));
  const details = within(await screen.findByRole('dialog', { name: 'Booking #11, Ana Reis' }));
  expect(details.getByRole('link', { name: 'Booking details' })).toHaveAttribute('href', '/?id=11');
});

test('the dialog moves a stay by fields', async () => {
  const { user, api } = await openCalendar();
  await user.click(barOf(/Ana Reis/));
  await user.click(await screen.findByRole('button', { name: 'Move…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Move the stay of Ana Reis' }));
  fireEvent.change(form.getByLabelText(/^Check-out/), { target: { value: '2027-03-07' } });
  await user.click(form.getByRole('button', { name: 'Continue' }));
  expect(await form.findByText('Check-out date must be after check-in date')).toBeVisible();
  fireEvent.change(form.getByLabelText(/^Check-out/), { target: { value: '2027-03-10' } });
  await user.selectOptions(form.getByLabelText('Room'), 'No room');
  await user.click(form.getByRole('button', { name: 'Continue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move the stay of Ana Reis?' }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(api.callsTo(moveStayEndpoint)[0]?.body).toMatchObject({
      checkout_date: '2027-03-10',
      room_id: null,
    }),
  );
});
