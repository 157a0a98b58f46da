import { describe, expect, test } from '@jest/globals';
import { listHotelsEndpoint } from '@suite/contracts/hotels';
import { hotelFactory, paginationFactory } from '@suite/testing/factories';
import { screen, waitFor } from '@testing-library/react';
import { answerHotels } from '../../testing/fake-hotels.ts';
import { cellOf, openHotels, rowOf } from '../../testing/open-hotels.tsx';

const card = (label: string) => screen.getByRole('group', { name: label });
const labels = ['Total Hotels', 'Approved', 'Pending', 'Rejected'];

test('the screen says what it is for', async () => {
  openHotels();
  expect(screen.getByRole('heading', { level: 1, name: 'Hotel Management' })).toBeVisible();
  expect(screen.getByText('Manage hotel listings and verify registrations')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'All Hotels (3)' })).toBeVisible();
});

test('it asks once, for the first ten of all', async () => {
  const { api } = openHotels();
  await screen.findByRole('table');
  expect(api.callsTo(listHotelsEndpoint).map(({ query }) => query)).toEqual([{ page: 1, limit: 10 }]);
});

describe('the cards', () => {
  test('show ... and then the total of the server and the decisions of the page', async () => {
    openHotels({
      hotels: [
        hotelFactory.approved().build(),
        ...hotelFactory.rejected().buildList(2),
        ...hotelFactory.buildList(9),
      ],
    });
    for (const label of labels) expect(card(label)).toHaveTextContent('...');
    const lines = labels.map((label) => card(label).childElementCount);
    await waitFor(() => expect(card('Total Hotels')).toHaveTextContent('12'));
    expect(labels.map((label) => card(label).textContent)).toEqual([
      'Total Hotels12On 2 pages',
      'Approved1On this page',
      'Pending7On this page',
      'Rejected2On this page',
    ]);
    expect(labels.map((label) => card(label).childElementCount)).toEqual(lines);
  });

  test('need no note when the page is all there is', async () => {
    openHotels();
    await waitFor(() => expect(card('Pending').textContent?.trim()).toBe('Pending3'));
  });
});

describe('a row', () => {
  test('has the columns in order', async () => {
    openHotels();
    const headers = await screen.findAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual([
      '',
      'Hotel Details',
      'Contact Person',
      'Registration',
      'Status',
      'Approve',
      'View',
    ]);
  });

  test('says who, how to reach them and under which number', async () => {
    const hotel = hotelFactory.build({ hotel_name: 'Casa Azul', registration_number: 'MX-CJA-220914' });
    openHotels({ hotels: [hotel] });
    const row = await rowOf('Casa Azul');
    for (const text of [
      hotel.hotel_email,
      hotel.hotel_phone,
      hotel.contact_person_name,
      hotel.contact_person_email,
      hotel.contact_person_phone,
      'MX-CJA-220914',
    ]) {
      expect(row.getByText(text)).toBeVisible();
    }
  });

  test.each([
    ['undecided', hotelFactory, 'Inactive', 'ApproveReject'],
    ['approved', hotelFactory.approved(), 'Active', 'Approved'],
    ['rejected', hotelFactory.rejected(), 'Inactive', 'Rejected'],
    ['approved and closed', hotelFactory.inactive(), 'Inactive', 'Approved'],
  ])('of a hotel that is %s', async (_, factory, status, decision) => {
    openHotels({ hotels: [factory.build({ hotel_name: 'Casa Azul' })] });
    expect(await cellOf('Casa Azul', 'Status')).toBe(status);
    expect(await cellOf('Casa Azul', 'Approve')).toBe(decision);
    const row = await rowOf('Casa Azul');
    const undecided = decision === 'ApproveReject';
    expect(row.queryAllByRole('button', { name: 'Approve' })).toHaveLength(undecided ? 1 : 0);
    expect(row.queryAllByRole('button', { name: 'Reject' })).toHaveLength(undecided ? 1 : 0);
    expect(row.getByRole('button', { name: 'View' })).toBeEnabled();
  });
});

describe('loading and failing', () => {
  test('the first load says so', async () => {
    openHotels();
    expect(screen.getByText('Loading hotels...')).toBeVisible();
    await screen.findByRole('table');
    expect(screen.queryByText('Loading hotels...')).toBeNull();
  });

  test.each([
    [{}, 'Failed to fetch hotels list'],
    [{ message: 'The list is being moved.' }, 'The list is being moved.'],
  ])('a failure %j says "%s", and the list can be asked for again', async (failure, message) => {
    const { api, user } = openHotels({
      prepare: (faulty) => faulty.refuse(listHotelsEndpoint, 500, failure),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByText('The hotels could not be loaded')).toBeVisible();
    expect(card('Total Hotels').textContent?.trim()).toBe('Total Hotels–');
    answerHotels(api, hotelFactory.buildList(1));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'All Hotels (1)' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['/hotels', 'Hotels will appear here once they register.'],
    ['/hotels?status=approved', 'Try adjusting your search or filter criteria.'],
    ['/hotels?search=nobody', 'Try adjusting your search or filter criteria.'],
  ])('nothing at %s: "%s"', async (url, text) => {
    openHotels({ url, hotels: [] });
    expect(await screen.findByText('No hotels found')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('pages', () => {
  const many = hotelFactory.buildList(85);

  test.each([
    ['/hotels', 'Showing 1 to 10 of 85 results', ['1', '2', '3', '4', '5']],
    ['/hotels?page=6', 'Showing 51 to 60 of 85 results', ['4', '5', '6', '7', '8']],
    ['/hotels?page=9', 'Showing 81 to 85 of 85 results', ['7', '8', '9']],
  ])('at %s: %s', async (url, text, numbers) => {
    openHotels({ url, hotels: many });
    expect(await screen.findByText(text)).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: /^Page/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(numbers);
    expect(screen.getByRole('button', { name: 'Previous' }).matches(':disabled')).toBe(url === '/hotels');
    expect(screen.getByRole('button', { name: 'Next' }).matches(':disabled')).toBe(url.endsWith('9'));
  });

  test('the next one is asked for and takes the place of the rows when it is here', async () => {
    const { api, user, url } = openHotels({ hotels: many });
    const first = many[0]!.hotel_name;
    await rowOf(first);
    let release = () => {};
    api.on(listHotelsEndpoint, async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return { hotels: many.slice(10, 20), pagination: paginationFactory.build({ page: 2, total: 85 }) };
    });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(url()).toBe('/hotels?page=2');
    expect(screen.getByText(first)).toBeVisible();
    expect(screen.getByRole('table', { name: 'Hotels' })).toHaveAttribute('aria-busy', 'true');
    release();
    await rowOf(many[10]!.hotel_name);
    expect(screen.queryByText(first)).toBeNull();
  });

  test('beyond the last one lead to the last one', async () => {
    const { url } = openHotels({ url: '/hotels?page=99', hotels: many });
    expect(await screen.findByText('Showing 81 to 85 of 85 results')).toBeVisible();
    expect(url()).toBe('/hotels?page=9');
  });

  test('need no buttons when there is one', async () => {
    openHotels();
    await screen.findByRole('table');
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
  });
});

test('an order is asked of the server, and the URL has it', async () => {
  const { user, url, api } = openHotels();
  await user.click(await screen.findByRole('button', { name: 'Contact Person' }));
  expect(url()).toBe('/hotels?sort=contact_person_name&order=asc');
  await waitFor(() =>
    expect(api.callsTo(listHotelsEndpoint).at(-1)?.query).toEqual({
      page: 1,
      limit: 10,
      sort: 'contact_person_name',
      order: 'asc',
    }),
  );
});
