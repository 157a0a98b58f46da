import { afterEach, expect, jest, test } from '@jest/globals';
import { approveHotelEndpoint, listHotelsEndpoint, rejectHotelEndpoint } from '@suite/contracts/hotels';
import { fileTypes } from '@suite/contracts/http';
import { refusal } from '@suite/testing';
import { hotelFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openHotels } from '../../testing/open-hotels.tsx';

const [azul, bela, decided] = [
  hotelFactory.build({ hotel_name: 'Azul' }),
  hotelFactory.build({ hotel_name: 'Bela' }),
  hotelFactory.approved().build({ hotel_name: 'Costa' }),
];

afterEach(() => act(() => toast.clear()));

async function choose(names: readonly string[], options: Parameters<typeof openHotels>[0] = {}) {
  const view = openHotels({ hotels: [azul, bela, decided], ...options });
  for (const name of names)
    await view.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const open = async (action: string, title: string) => {
    await view.user.click(screen.getByRole('button', { name: action }));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  const rows = () =>
    within(screen.getByRole('list', { name: 'Chosen hotels' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { ...view, open, rows };
}

test('many are approved one by one: what fails says why, and the others are not lost', async () => {
  const view = await choose(['Azul', 'Bela', 'Costa'], {
    prepare: (api) => {
      const answer = { ...bela, is_approved: true };
      api.on(approveHotelEndpoint, ({ url }) => {
        if (!url.includes(`/${azul.id}/`)) return answer;
        throw refusal(409, { message: 'This hotel has been rejected already.', errorType: 'CONFLICT' });
      });
    },
  });
  const dialog = await view.open('Approve Selected', 'Approve Hotels');
  expect(dialog.getByText(/approve 2 hotels\?.*1 decided already: left out\.$/)).toBeVisible();
  const before = view.api.callsTo(listHotelsEndpoint).length;
  await view.user.click(dialog.getByRole('button', { name: 'Approve 2 hotels' }));
  expect(await dialog.findByText('1 done, 1 decided already, 1 refused')).toBeVisible();
  expect(view.rows()[0]).toBe(`Azul ${azul.hotel_city}This hotel has been rejected already.Refused`);
  expect(view.rows()[2]).toBe(`Costa ${decided.hotel_city}Approved alreadyLeft out`);
  expect(view.api.callsTo(approveHotelEndpoint)).toHaveLength(2);
  await waitFor(() => expect(view.api.callsTo(listHotelsEndpoint)).toHaveLength(before + 1));
  expect(await screen.findByText('1 selected')).toBeInTheDocument();
});

test('many are rejected for one reason, or each for its own', async () => {
  const view = await choose(['Azul', 'Bela']);
  const dialog = await view.open('Reject Selected', 'Reject Hotels');
  const confirm = dialog.getByRole('button', { name: 'Reject 2 hotels' });
  expect(confirm).toBeDisabled();
  await view.user.type(dialog.getByLabelText('Rejection Reason *'), 'No licence.');
  expect(confirm).toBeEnabled();
  await view.user.click(dialog.getByLabelText('Give each hotel its own reason'));
  const own = dialog.getByLabelText('Rejection Reason for Bela *');
  expect(own).toHaveValue('No licence.');
  await view.user.clear(own);
  expect(confirm).toBeDisabled();
  await view.user.type(own, 'No phone.');
  await view.user.click(confirm);
  expect(await dialog.findByText('2 done')).toBeVisible();
  expect(view.api.callsTo(rejectHotelEndpoint).map(({ body }) => body)).toEqual([
    { rejection_reason: 'No licence.' },
    { rejection_reason: 'No phone.' },
  ]);
});

test.each([
  ['Export Selected', 'csv'],
  ['Export Selected as Excel file', 'xlsx'],
] as const)('%s writes the chosen hotels', async (name, format) => {
  const made = jest.fn<(file: Blob) => string>(() => 'blob:hotels');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const view = await choose(['Costa']);
  await view.user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('1 hotel exported')).toBeInTheDocument();
  const [file] = made.mock.calls[0]!;
  expect(file.type).toBe(fileTypes[format]);
});
