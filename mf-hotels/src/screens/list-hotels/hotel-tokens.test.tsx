import { expect, test } from '@jest/globals';
import { listApiTokensEndpoint } from '@suite/contracts/integrations';
import { hotelFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { channelManager } from '../../testing/fake-api-tokens.ts';
import { openHotels } from '../../testing/open-hotels.tsx';

const hotel = hotelFactory.approved().build();
const url = `/hotels?id=${hotel.id}`;

const findTokens = async () => within(await screen.findByRole('region', { name: 'API tokens' }));

test('the tokens of a hotel are shown without a way to change them', async () => {
  const { api } = openHotels({
    ...{ hotels: [hotel], url },
    prepare: (prepared) => prepared.on(listApiTokensEndpoint, () => ({ tokens: [channelManager] })),
  });
  const tokens = await findTokens();
  const [, row] = await tokens.findAllByRole('row');
  const cells = within(row!).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['Channel managersuite_7_Zk3v0c…', 'Read bookings, Write bookings', '05/Mar/2027Ana Reis', 'Never'],
    ...['04/Jun/2027', 'Valid'],
  ]);
  expect(tokens.queryByRole('button')).toBeNull();
  expect(api.callsTo(listApiTokensEndpoint)).toMatchObject([{ query: { hotelId: hotel.id } }]);
});

test('a hotel without tokens says so', async () => {
  openHotels({ hotels: [hotel], url });
  expect(await (await findTokens()).findByText('No program has access')).toBeVisible();
});

test('tokens that cannot be fetched leave the other details, and are fetched again', async () => {
  const { api, user } = openHotels({
    ...{ hotels: [hotel], url },
    prepare: (prepared) => prepared.refuse(listApiTokensEndpoint, 500),
  });
  const tokens = await findTokens();
  expect(await tokens.findByText('Failed to fetch the API tokens')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Timeline' })).toBeVisible();
  api.on(listApiTokensEndpoint, () => ({ tokens: [channelManager] }));
  await user.click(tokens.getByRole('button', { name: 'Try Again' }));
  expect(await tokens.findByText('Valid')).toBeVisible();
});

test('an undecided hotel has no tokens', async () => {
  const undecided = hotelFactory.build();
  const { api } = openHotels({ hotels: [undecided], url: `/hotels?id=${undecided.id}` });
  expect(await screen.findByRole('region', { name: 'Timeline' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'API tokens' })).toBeNull());
  expect(api.callsTo(listApiTokensEndpoint)).toEqual([]);
});
