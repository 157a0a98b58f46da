import { expect, jest, test } from '@jest/globals';
import { rejectHotelEndpoint } from '@suite/contracts/hotels';
import { hotelFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { decisionMessages } from '../../testing/fake-hotels.ts';
import { cellOf, openHotels, rowOf } from '../../testing/open-hotels.tsx';

const hotels = [
  hotelFactory.build({ hotel_name: 'Casa Azul' }),
  hotelFactory.build({ hotel_name: 'Kestrel' }),
];
const question = 'Are you sure you want to reject this hotel? Please provide a reason for rejection.';

async function ask(user: UserEvent, hotel_name = 'Casa Azul') {
  await user.click((await rowOf(hotel_name)).getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Hotel' }));
  const button = (name: string) => dialog.getByRole('button', { name });
  const reason = () => dialog.getByLabelText('Rejection Reason *');
  return { dialog, button, reason, press: (name: string) => user.click(button(name)) };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('it asks for a reason that is more than spaces', async () => {
  const { api, user } = openHotels({ hotels });
  const { dialog, button, reason, press } = await ask(user);
  expect(dialog.getByText(question)).toBeVisible();
  expect(dialog.getByText('Casa Azul')).toBeVisible();
  expect(button('Reject')).toBeDisabled();
  await user.type(reason(), '  ');
  expect(button('Reject')).toBeDisabled();
  await user.type(reason(), 'No licence');
  expect(button('Reject')).toBeEnabled();
  await press('Cancel');
  await gone();
  expect(api.callsTo(rejectHotelEndpoint)).toEqual([]);
});

test('the row is rejected in its place: the trimmed reason, a toast, and the words of the server', async () => {
  const succeeded = jest.spyOn(toast, 'success');
  const { api, user } = openHotels({ hotels });
  const { reason, press } = await ask(user);
  await user.type(reason(), '  No licence. ');
  await press('Reject');
  await gone();
  expect(api.callsTo(rejectHotelEndpoint).map(({ url, body }) => [url, body])).toEqual([
    [`/hotel/${hotels[0]!.id}/reject`, { rejection_reason: 'No licence.' }],
  ]);
  expect(api.calls).toHaveLength(3);
  expect(succeeded.mock.calls).toEqual([['Hotel rejected successfully!']]);
  expect(screen.getByText(decisionMessages.rejected)).toBeVisible();
  expect(await cellOf('Casa Azul', 'Approve')).toBe('Rejected');
  expect(screen.getByRole('group', { name: 'Rejected' })).toHaveTextContent('1');
  await user.click((await rowOf('Casa Azul')).getByRole('button', { name: 'View' }));
  expect(await screen.findByText('No licence.')).toBeVisible();
});

test('while it is under way it says so', async () => {
  const { api, user } = openHotels({ hotels });
  let release = () => {};
  api.on(rejectHotelEndpoint, async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return hotelFactory.rejected().build({ id: hotels[0]!.id });
  });
  const { button, reason, press } = await ask(user);
  await user.type(reason(), 'No licence');
  await press('Reject');
  expect(button('Rejecting...')).toHaveAttribute('aria-disabled', 'true');
  release();
  await gone();
});

test.each([
  [{}, 'Failed to reject hotel'],
  [{ message: 'The mail could not be written.' }, 'The mail could not be written.'],
])(
  'a failure %j says "%s" above the cards, and the reason is there the next time',
  async (failure, message) => {
    const { api, user } = openHotels({ hotels });
    api.refuse(rejectHotelEndpoint, 500, failure);
    const { reason, press } = await ask(user);
    await user.type(reason(), 'No licence');
    await press('Reject');
    await gone();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(await cellOf('Casa Azul', 'Approve')).toBe('ApproveReject');
    const other = await ask(user, 'Kestrel');
    expect(other.reason()).toHaveValue('');
    await other.press('Cancel');
    await gone();
    const again = await ask(user);
    expect(again.reason()).toHaveValue('No licence');
  },
);
