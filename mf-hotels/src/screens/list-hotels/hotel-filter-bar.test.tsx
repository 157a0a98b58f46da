import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { listHotelsEndpoint } from '@suite/contracts/hotels';
import type { FakeApi } from '@suite/testing';
import { hotelFactory } from '@suite/testing/factories';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openHotels } from '../../testing/open-hotels.tsx';

const names = () =>
  screen
    .queryAllByRole('button', { name: 'View' })
    .map((button) => button.closest('tr')!.querySelector('td span')!.textContent);
const lastQuery = (api: FakeApi) => api.callsTo(listHotelsEndpoint).at(-1)?.query;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const hotels = [
  hotelFactory.build({ hotel_name: 'Casa Azul', hotel_city: 'Mexico City' }),
  hotelFactory.approved().build({ hotel_name: 'Kestrel Ridge', hotel_email: 'hi@AZURE.test' }),
  ...hotelFactory.rejected().buildList(8, { hotel_city: 'Kyoto' }),
  hotelFactory.build({ hotel_name: 'Hotel Azulejo', hotel_city: 'Lisbon' }),
];

async function open(url = '/hotels') {
  const view = openHotels({ url, hotels });
  await screen.findByRole('table');
  return view;
}

describe('the status', () => {
  test('has its options in order, all at first', async () => {
    await open();
    const status = within(screen.getByLabelText('Filter by status'));
    expect(status.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All Hotels',
      'Approved',
      'Pending Approval',
      'Rejected',
      'Active',
      'Inactive',
    ]);
    expect(screen.getByLabelText('Filter by status')).toHaveValue('all');
  });

  test.each([
    ['Approved', 'approved', 1],
    ['Pending Approval', 'pending', 2],
    ['Rejected', 'rejected', 8],
    ['Active', 'active', 1],
    ['Inactive', 'inactive', 10],
  ])('%s asks the server for %s, from page 1', async (label, status, total) => {
    const { api, user, url } = await open('/hotels?page=2');
    await user.selectOptions(screen.getByLabelText('Filter by status'), label);
    expect(url()).toBe(`/hotels?status=${status}`);
    expect(await screen.findByRole('heading', { name: `All Hotels (${total})` })).toBeVisible();
    expect(lastQuery(api)).toEqual({ page: 1, limit: 10, status });
    await user.selectOptions(screen.getByLabelText('Filter by status'), 'All Hotels');
    expect(url()).toBe('/hotels');
  });
});

describe('the search', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([
    ['cASA', ['Casa Azul']],
    ['azu', ['Casa Azul', 'Kestrel Ridge']],
    ['MEXICO city', ['Casa Azul']],
  ])('for "%s" finds by name, e-mail or city on this page, without a request', async (text, expected) => {
    const { api, user, url } = await open();
    await user.type(screen.getByPlaceholderText('Search hotels...'), text);
    await waitFor(() => expect(names()).toEqual(expected));
    expect(new URLSearchParams(url().split('?')[1]).get('search')).toBe(text);
    expect(api.callsTo(listHotelsEndpoint)).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'All Hotels (11)' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Pending' })).toHaveTextContent('Pending1');
  });

  test('waits 300 ms after the last key', async () => {
    await open();
    fireEvent.change(screen.getByPlaceholderText('Search hotels...'), { target: { value: 'casa' } });
    await pass(299);
    expect(names()).toHaveLength(10);
    fireEvent.change(screen.getByPlaceholderText('Search hotels...'), { target: { value: 'casa a' } });
    await pass(299);
    expect(names()).toHaveLength(10);
    await pass(1);
    expect(names()).toEqual(['Casa Azul']);
  });

  test('keeps the page it searches', async () => {
    const { api, user, url } = await open('/hotels?page=2');
    await user.type(screen.getByPlaceholderText('Search hotels...'), 'azulejo');
    await waitFor(() => expect(url()).toBe('/hotels?search=azulejo&page=2'));
    expect(names()).toEqual(['Hotel Azulejo']);
    expect(api.callsTo(listHotelsEndpoint)).toHaveLength(1);
  });

  test('goes through all hotels when asked to, and back', async () => {
    const { api, user, url } = await open('/hotels?search=azul');
    expect(screen.getByText('Searching this page only: 1 found.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search all hotels' }));
    await waitFor(() => expect(names()).toEqual(['Casa Azul', 'Hotel Azulejo']));
    expect(lastQuery(api)).toEqual({ page: 1, limit: 10, search: 'azul' });
    expect(url()).toBe('/hotels?search=azul&in=all');
    expect(screen.getByText('Searching all hotels: 2 found.')).toBeVisible();

    await user.type(screen.getByPlaceholderText('Search hotels...'), 'ejo');
    await waitFor(() => expect(lastQuery(api)).toEqual({ page: 1, limit: 10, search: 'azulejo' }));
    expect(url()).toBe('/hotels?search=azulejo&in=all');

    await user.click(screen.getByRole('button', { name: 'Search this page only' }));
    expect(await screen.findByText('No hotels found')).toBeVisible();
    expect(url()).toBe('/hotels?search=azulejo');
  });

  test('is over when nothing is searched for', async () => {
    const { user, url } = await open('/hotels?search=azul&in=all&status=pending');
    await user.clear(screen.getByPlaceholderText('Search hotels...'));
    await waitFor(() => expect(url()).toBe('/hotels?status=pending'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Search/ })).toBeNull());
  });

  test('has nowhere else to look when the page is all there is', async () => {
    openHotels({ url: '/hotels?search=nobody' });
    expect(await screen.findByText('No hotels found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Search all hotels' })).toBeNull();
  });
});
