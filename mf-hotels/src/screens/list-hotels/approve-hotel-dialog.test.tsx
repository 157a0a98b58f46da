import { expect, jest, test } from '@jest/globals';
import { approveHotelEndpoint, getHotelEndpoint, type Hotel } from '@suite/contracts/hotels';
import { hotelFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { answerHotels, decisionMessages } from '../../testing/fake-hotels.ts';
import { cellOf, openHotels, rowOf } from '../../testing/open-hotels.tsx';

const casaAzul = hotelFactory.build({ hotel_name: 'Casa Azul' });
const others = hotelFactory.buildList(2);
const question =
  'Are you sure you want to approve this hotel? This will create admin credentials and send them via email.';

/** Opens the approval of Casa Azul on a list of undecided hotels. */
async function ask(hotels: readonly Hotel[] = [casaAzul, ...others]) {
  const view = openHotels({ url: '/hotels?status=pending', hotels });
  await view.user.click((await rowOf('Casa Azul')).getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve Hotel' });
  const button = (name: string) => within(dialog).getByRole('button', { name });
  return { ...view, dialog: within(dialog), press: (name: string) => view.user.click(button(name)), button };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('it is asked first, and of which hotel', async () => {
  const { api, dialog, press } = await ask();
  expect(dialog.getByText(question)).toBeVisible();
  expect(dialog.getByText('Casa Azul')).toBeVisible();
  await press('Cancel');
  await gone();
  expect(api.callsTo(approveHotelEndpoint)).toEqual([]);
});

test('the row is approved in its place: one call with an empty body, a toast, and the words of the server', async () => {
  const succeeded = jest.spyOn(toast, 'success');
  const { api, press } = await ask();
  await press('Approve');
  await gone();
  expect(api.calls.map(({ url }) => url)).toEqual([
    ...['/hotel/list', '/list-settings/hotels'],
    `/hotel/${casaAzul.id}/approve`,
  ]);
  expect(api.calls[2]?.body).toBeUndefined();
  expect(succeeded.mock.calls).toEqual([['Hotel approved successfully!']]);
  expect(screen.getByText(decisionMessages.approved)).toBeVisible();
  expect(await cellOf('Casa Azul', 'Approve')).toBe('Approved');
  expect(await cellOf('Casa Azul', 'Status')).toBe('Active');
  expect(screen.getByRole('group', { name: 'Approved' })).toHaveTextContent('1');
  expect(screen.getByRole('group', { name: 'Pending' })).toHaveTextContent('2');
  expect((await rowOf('Casa Azul')).getByRole('button', { name: 'View' })).toHaveFocus();
});

test('while it is under way it says so and takes no second press', async () => {
  const { api, press, button } = await ask();
  let release = () => {};
  api.on(approveHotelEndpoint, async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return hotelFactory.approved().build({ id: casaAzul.id, hotel_name: 'Casa Azul' });
  });
  await press('Approve');
  expect(button('Approving...')).toHaveAttribute('aria-disabled', 'true');
  await press('Approving...');
  expect(button('Cancel')).toBeDisabled();
  release();
  await gone();
  expect(api.callsTo(approveHotelEndpoint)).toHaveLength(1);
});

test.each([
  [{}, 'Failed to approve hotel'],
  [{ message: 'ana@azul.test has an account already.' }, 'ana@azul.test has an account already.'],
])('a failure %j says "%s" above the cards and decides nothing', async (failure, message) => {
  const { api, press, user } = await ask();
  api.refuse(approveHotelEndpoint, 500, failure);
  await press('Approve');
  await gone();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(await cellOf('Casa Azul', 'Approve')).toBe('ApproveReject');
  await user.click(screen.getByRole('button', { name: 'Dismiss message' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after a faster decision of another user it says so and shows that decision', async () => {
  const { api, press } = await ask();
  const theirs = hotelFactory.rejected('No licence').build({ id: casaAzul.id, hotel_name: 'Casa Azul' });
  api.refuse(approveHotelEndpoint, 409, {
    message: 'This hotel has been rejected already.',
    errorType: 'CONFLICT',
  });
  api.on(getHotelEndpoint, () => theirs);
  await press('Approve');
  await gone();
  expect(screen.getByRole('alert')).toHaveTextContent('This hotel has been rejected already.');
  await waitFor(async () => expect(await cellOf('Casa Azul', 'Approve')).toBe('Rejected'));
});

test('a hotel that is no longer there leaves the list', async () => {
  const { api, press } = await ask();
  answerHotels(api, others);
  await press('Approve');
  await gone();
  expect(screen.getByRole('alert')).toHaveTextContent('Hotel not found');
  await waitFor(() => expect(screen.queryByText('Casa Azul')).toBeNull());
});
