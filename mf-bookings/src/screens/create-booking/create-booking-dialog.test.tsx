import { describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { createBookingEndpoint } from '@suite/contracts/bookings';
import { userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor } from '@testing-library/react';
import { openCreateDialog, openBookings } from '../../testing/open-bookings.tsx';

const today = calendarDateIn('Europe/Lisbon');
const stay = { 'Check-in date': today, 'Check-out date': addDays(today, 3) };
const filled = { Name: 'Ana Silva', Email: 'ana@guests.test', 'Room type': 'Single', ...stay };

async function open(user = userProfileFactory.staff().build()) {
  const view = openBookings({ user });
  return { ...view, ...(await openCreateDialog(view.user)) };
}

describe('the dialog', () => {
  test('names the hotel of the caller', async () => {
    await open();
    expect(screen.getByText('Add a new booking for Seaview')).toBeVisible();
  });

  test('speaks of "your hotel" where none is known', async () => {
    await open(userProfileFactory.superAdmin().build());
    expect(screen.getByText('Add a new booking for your hotel')).toBeVisible();
  });

  test.each(['Cancel', 'Close'])('%s ends it, and it opens empty again', async (way) => {
    const { user, fill, press } = await open();
    fill(filled);
    await press('Show Guests');
    await press(way);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openCreateDialog(user);
    for (const label of Object.keys(filled)) expect(again.field(label)).toHaveValue('');
    expect(again.field('Nights')).toHaveValue('');
    expect(again.dialog.queryByLabelText('Guest 1 name')).toBeNull();
  });
});

describe('fields', () => {
  test('are missed when the form is submitted, and nothing is sent', async () => {
    const { api, submit, said, field } = await open();
    await submit();
    await waitFor(() => expect(said('Name')).toBe('Name is required'));
    expect(said('Email')).toBe('Email is required');
    expect(said('Room type')).toBe('Room type is required');
    expect(said('Check-in date')).toBe('Check-in date is required');
    expect(said('Check-out date')).toBe('Check-out date is required');
    expect(field('Name')).toHaveFocus();
    expect(api.callsTo(createBookingEndpoint)).toEqual([]);
  });

  test('say what is wrong when they are left, not before', async () => {
    const { user, field, said } = await open();
    await user.type(field('Email'), 'ana');
    expect(said('Email')).toBeNull();
    await user.tab();
    expect(said('Email')).toBe('Valid email is required');
    await user.type(field('Email'), '@guests.test');
    expect(said('Email')).toBeNull();
  });

  test.each<[string, Record<string, string>, string, string | null]>([
    [
      'yesterday',
      { 'Check-in date': addDays(today, -1) },
      'Check-in date',
      'Check-in date cannot be in the past',
    ],
    ['today', {}, 'Check-in date', null],
    [
      'leaving on arrival',
      { 'Check-out date': today },
      'Check-out date',
      'Check-out date must be after check-in date',
    ],
    ['6 nights for 3', { Nights: '6' }, 'Nights', expected(3)],
    ['5 nights for 3', { Nights: '5' }, 'Nights', 'Counted from the dates'],
  ])('check the dates: %s', async (_, change, label, message) => {
    const { submit, fill, said } = await open();
    fill({ ...filled, ...change, Name: '' });
    await submit();
    await waitFor(() => expect(said('Name')).toBe('Name is required'));
    expect(said(label)).toBe(message);
  });

  test('count the nights from the dates, at least 1', async () => {
    const { fill, field } = await open();
    fill(stay);
    expect(field('Nights')).toHaveValue('3');
    expect(field('Nights')).toHaveAttribute('aria-valuemin', '1');
    fill({ 'Check-out date': today });
    expect(field('Nights')).toHaveValue('1');
  });

  test('offer the five room types', async () => {
    const { field } = await open();
    const types = [...field('Room type').querySelectorAll('option')].map((option) => option.textContent);
    expect(types.slice(1)).toEqual(['Single', 'Double', 'Triple', 'Deluxe', 'Family']);
  });

  test('offer the languages guests are written to in, each in itself, and send none unasked', async () => {
    const { api, submit, fill, field } = await open();
    const offered = [...field("Guest's language").querySelectorAll('option')].map(({ text }) => text);
    expect(offered).toEqual([
      'Not known',
      'English',
      'Español',
      'Deutsch',
      'Français',
      'Italiano',
      'العربية',
    ]);
    expect(field("Guest's language")).toHaveDisplayValue('Not known');
    fill(filled);
    await submit();
    await waitFor(() => expect(api.callsTo(createBookingEndpoint)).toHaveLength(1));
    expect(api.callsTo(createBookingEndpoint)[0]?.body).not.toHaveProperty('guest_language');
  });

  test('send the language that was chosen', async () => {
    const { api, submit, fill } = await open();
    fill({ ...filled, "Guest's language": 'ar' });
    await submit();
    await waitFor(() =>
      expect(api.callsTo(createBookingEndpoint)).toMatchObject([{ body: { guest_language: 'ar' } }]),
    );
  });

  test('ask only a Super Admin for the hotel', async () => {
    const { submit, said, field, fill } = await open(userProfileFactory.superAdmin().build());
    expect(field('Hotel ID')).toHaveAttribute('inputmode', 'numeric');
    fill(filled);
    await submit();
    await waitFor(() => expect(said('Hotel ID')).toBe('Hotel ID is required'));
  });
});

describe('guests', () => {
  test('begin with an Adult that stays, and are forgotten when hidden', async () => {
    const { dialog, field, press } = await open();
    await press('Show Guests');
    expect(field('Guest 1 type')).toHaveValue('Adult');
    const types = [...field('Guest 1 type').querySelectorAll('option')].map(({ value }) => value);
    expect(types.filter((type) => type !== '')).toEqual(['Adult', 'Child', 'Infant']);
    expect(field('Guest 1 name')).toHaveFocus();
    expect(dialog.queryByRole('button', { name: 'Remove guest 1' })).toBeNull();
    await press('Add Guest');
    await press('Remove guest 1');
    expect(dialog.queryByLabelText('Guest 2 name')).toBeNull();
    await press('Hide Guests');
    expect(dialog.queryByLabelText('Guest 1 name')).toBeNull();
    await press('Show Guests');
    expect(field('Guest 1 name')).toHaveValue('');
  });

  test('need a name and a type', async () => {
    const { submit, fill, press, said } = await open();
    fill(filled);
    await press('Show Guests');
    fill({ 'Guest 1 name': '  ', 'Guest 1 type': '' });
    await submit();
    await waitFor(() => expect(said('Guest 1 name')).toBe('Name is required'));
    expect(said('Guest 1 type')).toBe('Type is required');
  });

  test('end at what the room takes', async () => {
    const { api, dialog, submit, fill, press } = await open();
    fill({ ...filled, 'Room type': 'Double' });
    await press('Show Guests');
    for (const added of ['1', '2', '3', '4']) {
      fill({ [`Guest ${added} name`]: `Guest ${added}` });
      if (added !== '4') await press('Add Guest');
    }
    expect(dialog.queryByRole('button', { name: 'Add Guest' })).toBeNull();
    expect(dialog.getByText('Maximum 4 passengers allowed for Double room')).toBeVisible();
    fill({ 'Room type': 'Single' });
    await submit();
    expect(await dialog.findByText('Maximum 2 passengers allowed for Single room')).toBeVisible();
    expect(api.callsTo(createBookingEndpoint)).toEqual([]);
  });
});

function expected(nights: number): string {
  return `Nights seem incorrect. Expected around ${nights} nights for selected dates.`;
}
