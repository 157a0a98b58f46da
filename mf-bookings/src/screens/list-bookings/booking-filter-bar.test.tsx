import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { listBookingsEndpoint } from '@suite/contracts/bookings';
import { fakeApi, renderScreen, type FakeApi } from '@suite/testing';
import { bookingFactory, paginationFactory, userProfileFactory } from '@suite/testing/factories';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { answerBookings } from '../../testing/fake-bookings.ts';
import { openBookings } from '../../testing/open-bookings.tsx';
import { ListBookingsScreen } from './list-bookings.screen.tsx';

const many = [...bookingFactory.buildList(30), ...bookingFactory.primaryVerified().buildList(30)];
const narrowed = '/?search=guest&status=verified&dateFrom=2027-03-01&dateTo=2027-03-31&page=2&limit=5';
const lastQuery = (api: FakeApi) => api.callsTo(listBookingsEndpoint).at(-1)?.query;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function open(url: string) {
  const view = openBookings({ url, bookings: many });
  await screen.findByRole('table');
  return view;
}

describe('the URL', () => {
  test('says what is listed', async () => {
    const { api } = await open(narrowed);
    expect(lastQuery(api)).toEqual({
      search: 'guest',
      status: 'verified',
      dateFrom: '2027-03-01',
      dateTo: '2027-03-31',
      page: 2,
      limit: 5,
    });
    expect(screen.getByLabelText('Search')).toHaveValue('guest');
    expect(screen.getByLabelText('Status')).toHaveValue('verified');
    expect(screen.getByLabelText('From date')).toHaveValue('01/Mar/2027');
    expect(screen.getByLabelText('To date')).toHaveValue('31/Mar/2027');
  });

  test('with nonsense in it lists everything', async () => {
    const { api } = await open('/?page=x&limit=9999&status=no&dateFrom=2027-99-99&hotelId=-1');
    expect(lastQuery(api)).toEqual({ page: 1, limit: 10 });
  });

  test('with a page beyond the last one leads to the last one', async () => {
    const { api, url } = openBookings({ url: '/bookings?page=99', bookings: many });
    await screen.findByText('Showing 51 to 60 of 60 results');
    expect(lastQuery(api)).toEqual({ page: 6, limit: 10 });
    expect(url()).toBe('/bookings?page=6');
  });
});

test('what is no date is said to be none, and narrows nothing', async () => {
  const { api } = await open('/');
  type('From date', 'tomorrow');
  expect(screen.getByText('Enter a date such as 05/Mar/2027')).toBeVisible();
  const before = api.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Apply Filters' }));
  expect(api.calls).toHaveLength(before);
});

test('Back brings the list before, in the fields too', async () => {
  const BackButton = () => {
    const navigate = useNavigate();
    return <button onClick={() => void navigate(-1)}>Back</button>;
  };
  const api = fakeApi();
  answerBookings(api, many);
  const screens = (
    <>
      <ListBookingsScreen />
      <BackButton />
    </>
  );
  const { user, url } = renderScreen(screens, { user: userProfileFactory.staff().build(), url: narrowed });
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  await waitFor(() => expect(url()).toBe('/'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(url()).toBe(narrowed);
  await waitFor(() => expect(screen.getByLabelText('Search')).toHaveValue('guest'));
  expect(screen.getByLabelText('Status')).toHaveValue('verified');
  expect(screen.getByLabelText('From date')).toHaveValue('01/Mar/2027');
});

describe('filters', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('search once, 300 ms after the last key, from page 1', async () => {
    const { api, user, url } = await open('/?page=3');
    const before = api.callsTo(listBookingsEndpoint).length;
    await user.type(screen.getByPlaceholderText('Search bookings...'), 'guest');
    await pass(299);
    expect(api.callsTo(listBookingsEndpoint)).toHaveLength(before);
    await pass(1);
    expect(lastQuery(api)).toEqual({ search: 'guest', page: 1, limit: 10 });
    await pass(1_000);
    expect(api.callsTo(listBookingsEndpoint)).toHaveLength(before + 1);
    expect(url()).toBe('/?search=guest');
  });

  test('take a status at once, from page 1', async () => {
    const { api, user, url } = await open('/?page=3');
    const status = within(screen.getByLabelText('Status'));
    expect(status.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'All Status',
      'Verified',
      'Pending',
    ]);
    await user.selectOptions(screen.getByLabelText('Status'), 'Pending');
    expect(url()).toBe('/?status=pending');
    await waitFor(() => expect(lastQuery(api)).toEqual({ status: 'pending', page: 1, limit: 10 }));
    await user.selectOptions(screen.getByLabelText('Status'), 'All Status');
    expect(url()).toBe('/');
  });

  test('take the state of a stay at once, which the URL keeps', async () => {
    const { api, user, url } = await open('/?page=3');
    const stay = screen.getByLabelText('Stay');
    const options = within(stay).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      ...['Active', 'Booked', 'In house', 'Checked out', 'No-show', 'Cancelled', 'All'],
    ]);
    await user.selectOptions(stay, 'No-show');
    expect(url()).toBe('/?stay=no_show');
    await waitFor(() => expect(lastQuery(api)).toEqual({ stay: 'no_show', page: 1, limit: 10 }));
  });

  test('take dates when they are applied, from page 1', async () => {
    const { api, user, url } = await open('/?page=3');
    type('From date', '2027-03-01');
    type('To date', '2027-03-31');
    await pass(1_000);
    expect(url()).toBe('/?page=3');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() =>
      expect(lastQuery(api)).toEqual({ dateFrom: '2027-03-01', dateTo: '2027-03-31', page: 1, limit: 10 }),
    );
  });

  test('refuse From after To and send nothing', async () => {
    const { api, user, url } = await open('/');
    type('From date', '2027-03-02');
    type('To date', '2027-03-01');
    expect(screen.getByLabelText('To date')).toHaveAccessibleDescription(
      'From date must not be after To date',
    );
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await pass(1_000);
    expect(url()).toBe('/');
    expect(api.callsTo(listBookingsEndpoint)).toHaveLength(1);
  });

  test('are all cleared at once, typed and applied ones', async () => {
    const { api, user, url } = await open(narrowed);
    await user.type(screen.getByLabelText('Search'), ' 1');
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    await waitFor(() => expect(lastQuery(api)).toEqual({ page: 1, limit: 10 }));
    for (const label of ['Search', 'Status', 'Stay', 'From date', 'To date']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
    await pass(1_000);
    expect(url()).toBe('/');
  });
});

describe('pages', () => {
  test('are named, and the next one replaces the rows when it is here', async () => {
    let release = () => {};
    const { api, user, url } = await open('/');
    expect(screen.getByText('Showing 1 to 10 of 60 results')).toBeVisible();
    const pages = screen.getAllByRole('button', { name: /^Page/ }).map((button) => button.textContent);
    expect(pages).toEqual(['1', '2', '3', '4', '5']);
    const first = many[0]!.name;
    api.on(listBookingsEndpoint, async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return {
        bookings: many.slice(10, 20),
        flags: [],
        pagination: paginationFactory.build({ page: 2, total: 60 }),
        userRole: 'Staff',
        hotelId: 1,
      };
    });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(url()).toBe('/?page=2');
    expect(screen.getByText(first)).toBeVisible();
    expect(screen.getByRole('table', { name: 'Bookings' })).toHaveAttribute('aria-busy', 'true');
    release();
    expect(await screen.findByText(many[10]!.name)).toBeVisible();
    expect(screen.queryByText(first)).toBeNull();
  });

  test('need no buttons when there is one', async () => {
    openBookings();
    await screen.findByRole('table');
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
  });
});
