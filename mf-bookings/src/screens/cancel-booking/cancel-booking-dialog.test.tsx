import { describe, expect, test } from '@jest/globals';
import { changeStayEndpoint } from '@suite/contracts/front-desk';
import { refusal } from '@suite/testing';
import { bookingFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { openRowMenu } from '../../testing/open-bookings.tsx';

describe('Cancel booking', () => {
  async function openDialog() {
    const booking = bookingFactory.build();
    const view = await openRowMenu(booking);
    await view.choose('Cancel booking…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel booking' }));
    const submit = () => view.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    const row = async () =>
      within((await screen.findByText(booking.email)).closest<HTMLElement>('[role="row"]')!);
    return { ...view, row, dialog, submit };
  }

  test('says what happens, needs a reason, and can be undone', async () => {
    const { api, row, dialog, submit, user } = await openDialog();
    expect(
      dialog.getByText(/^The room is free again, and the guest's link ends\. Nothing is deleted/),
    ).toBeVisible();
    await submit();
    const reason = dialog.getByRole('textbox', { name: /^Reason/ });
    expect(reason).toHaveAccessibleDescription('Reason is required');
    expect(reason).toHaveFocus();
    await user.type(reason, 'Fell ill');
    await submit();
    expect(await (await row()).findByText('Cancelled')).toBeVisible();
    expect(api.callsTo(changeStayEndpoint).map(({ body }) => body)).toEqual([
      { action: 'cancel', reason: 'Fell ill' },
    ]);
    expect((await row()).queryByRole('button', { name: /^Send Verification/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await (await row()).findByText('Booked')).toBeVisible();
  });

  test('that is refused says why at its field, and keeps the reason', async () => {
    const { api, dialog, submit, user } = await openDialog();
    api.on(changeStayEndpoint, () => {
      throw refusal(409, { message: 'These guests have checked in already.' });
    });
    const reason = dialog.getByRole('textbox', { name: /^Reason/ });
    await user.type(reason, 'Fell ill');
    await submit();
    await waitFor(() => expect(reason).toHaveAccessibleDescription('These guests have checked in already.'));
    expect(reason).toHaveValue('Fell ill');
  });
});
