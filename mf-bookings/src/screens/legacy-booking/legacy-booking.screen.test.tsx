import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createBookingEndpoint } from '@suite/contracts/bookings';
import { fakeApi, renderScreen } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answerBookings } from '../../testing/fake-bookings.ts';
import { LegacyBookingScreen } from './legacy-booking.screen.tsx';

function openPage() {
  const api = fakeApi();
  answerBookings(api, [bookingFactory.build()]);
  const view = renderScreen(<LegacyBookingScreen />, {
    user: userProfileFactory.hotelAdmin().build(),
    url: '/create',
  });
  const fill = (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
  };
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { api, fill, press, url: view.url };
}

const whole = {
  Name: ' Ana Silva ',
  Email: 'ana@guests.test',
  'Hotel name': 'Seaview',
  'Room type': 'Executive Suite',
  'Check-in date': '2027-03-05',
};

const logged = jest.fn();
beforeEach(() => {
  logged.mockReset();
  jest.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => void jest.restoreAllMocks());

describe('Create New Booking', () => {
  test('offers its own room types, and passengers Guest 1, Guest 2 as adults', async () => {
    const { press } = openPage();
    expect(screen.getByRole('heading', { level: 1, name: 'Create New Booking' })).toBeVisible();
    const rooms = [...screen.getByLabelText<HTMLSelectElement>('Room type').options].map(({ text }) => text);
    expect(rooms.slice(1)).toEqual([
      'Single',
      'Double',
      'Suite',
      'Deluxe',
      'Executive Suite',
      'Presidential Suite',
    ]);
    await press('Add Passenger');
    expect(screen.getByLabelText('Passenger 1 name')).toHaveValue('Guest 1');
    expect(screen.getByLabelText('Passenger 2 name')).toHaveValue('Guest 2');
    const types = [...screen.getByLabelText<HTMLSelectElement>('Passenger 2 type').options].map(
      ({ value }) => value,
    );
    expect(types).toEqual(['', 'Adult', 'Child', 'Infant']);
    expect(screen.getByLabelText('Passenger 2 type')).toHaveValue('Adult');
    await press('Remove passenger 1');
    expect(screen.getByLabelText('Passenger 1 name')).toHaveValue('Guest 2');
    expect(screen.queryByRole('button', { name: 'Remove passenger 1' })).toBeNull();
  });

  test('says what is missing, and sends nothing', async () => {
    const { api, fill, press } = openPage();
    fill({ 'Passenger 1 name': ' ', 'Passenger 1 type': '' });
    await press('Create Booking');
    for (const message of [
      'Name is required',
      'Email is required',
      'Hotel name is required',
      'Room type is required',
      'Checkin date is required',
      'Passenger name is required',
      'Passenger type is required',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    fill({ Email: 'ana' });
    expect(screen.getByText('Invalid email')).toBeVisible();
    expect(api.callsTo(createBookingEndpoint)).toEqual([]);
  });

  test('sends its eight fields and goes to the list', async () => {
    const { api, fill, press, url } = openPage();
    fill(whole);
    await press('Create Booking');
    await waitFor(() => expect(url()).toBe('/bookings'));
    expect(api.callsTo(createBookingEndpoint).map(({ body }) => body)).toEqual([
      {
        name: 'Ana Silva',
        email: 'ana@guests.test',
        hotel_name: 'Seaview',
        room_type: 'Executive Suite',
        checkin_date: '2027-03-05',
        checkout_date: null,
        no_nights: null,
        passengers: [{ name: 'Guest 1', type: 'Adult' }],
      },
    ]);
  });

  test('logs a failure and shows nothing of it', async () => {
    const { api, fill, press, url } = openPage();
    api.refuse(createBookingEndpoint, 404, { errorType: 'HOTEL_NOT_FOUND', message: 'Hotel not found' });
    fill(whole);
    await press('Create Booking');
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(logged.mock.calls[0]).toContain('Hotel not found');
    expect(url()).toBe('/create');
    expect(screen.queryByText('Hotel not found')).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveValue(whole.Name);
  });
});
