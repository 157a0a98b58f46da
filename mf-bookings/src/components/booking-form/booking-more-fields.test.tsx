import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { createBookingEndpoint, createGroupEndpoint, updateBookingEndpoint } from '@suite/contracts/bookings';
import { refusal } from '@suite/testing';
import { bookingFactory } from '@suite/testing/factories';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openBookings, openCreateDialog, openRowMenu } from '../../testing/open-bookings.tsx';

const today = calendarDateIn('Europe/Lisbon');
const filled = {
  Name: 'Ana Silva',
  Email: 'ana@guests.test',
  'Room type': 'Double',
  'Check-in date': today,
  'Check-out date': addDays(today, 2),
};
const facts = {
  ...{ phone: '+351 91 555 0101', arrival_time: '21:30', requests: 'A cot' },
  external_reference: 'BDC-4471',
};

async function openForm() {
  const view = openBookings();
  await screen.findByRole('table');
  const form = await openCreateDialog(view.user);
  form.fill(filled);
  return { ...view, ...form };
}

describe('more about the stay', () => {
  test('is closed in a new booking, and sent when it was filled', async () => {
    const { api, field, fill, press, submit } = await openForm();
    expect(field('Phone')).not.toBeVisible();
    await press('Show Details');
    fill({ Phone: facts.phone, 'Expected arrival': facts.arrival_time, Requests: facts.requests });
    expect(field('Reference')).toHaveAccessibleDescription("The booking's name in another system");
    fill({ Reference: facts.external_reference });
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(createBookingEndpoint)[0]?.body).toMatchObject(facts);
  });

  test('opens for what the server refuses in it', async () => {
    const { api, field, submit, said } = await openForm();
    const message = 'Please enter a valid phone number';
    api.on(createBookingEndpoint, () => {
      throw refusal(400, { errorType: 'VALIDATION_ERROR', message, errors: [{ field: 'phone', message }] });
    });
    await submit();
    await waitFor(() => expect(field('Phone')).toBeVisible());
    expect(said('Phone')).toBe(message);
  });

  test('shows beside the reference that another booking has it, and opens for it', async () => {
    const { api, field, submit, said } = await openForm();
    const message = 'Another booking of this hotel has this reference already.';
    api.on(createBookingEndpoint, () => {
      throw refusal(409, {
        errorType: 'CONFLICT',
        message,
        errors: [{ field: 'external_reference', message }],
      });
    });
    await submit();
    await waitFor(() => expect(field('Reference')).toBeVisible());
    expect(said('Reference')).toBe(message);
  });

  test('has no reference for a group, since it belongs to one booking', async () => {
    const { api, fill, press, submit } = await openForm();
    await press('Show Details');
    fill({ Reference: facts.external_reference, 'Number of rooms': '2' });
    await waitFor(() => expect(screen.queryByLabelText('Reference')).toBeNull());
    await submit();
    await waitFor(() => expect(api.callsTo(createGroupEndpoint)).toHaveLength(1));
    expect(api.callsTo(createGroupEndpoint)[0]?.body).not.toHaveProperty('external_reference');
  });

  test('is open for a stored booking, shows what is known, and is shown in the details', async () => {
    const booking = bookingFactory.build(facts);
    const { choose, user, api } = await openRowMenu(booking);
    await choose('Edit Booking');
    const dialog = within(await screen.findByRole('dialog', { name: `Edit Booking #${booking.id}` }));
    expect(dialog.getByLabelText('Phone')).toHaveValue(facts.phone);
    expect(dialog.getByLabelText('Reference')).toHaveValue(facts.external_reference);
    await user.clear(dialog.getByLabelText('Requests'));
    await user.click(dialog.getByRole('button', { name: 'Update Booking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = api.callsTo(updateBookingEndpoint);
    expect(call?.body).toMatchObject({ requests: null });
    for (const name of ['phone', 'external_reference']) expect(call?.body).not.toHaveProperty(name);
    await user.click(screen.getByRole('button', { name: `Actions for booking ${booking.id}` }));
    await user.click(screen.getByRole('menuitem', { name: 'View Details' }));
    const details = within(await screen.findByRole('dialog', { name: `Booking Details #${booking.id}` }));
    expect(await details.findByRole('link', { name: facts.phone })).toHaveAttribute(
      'href',
      'tel:+351915550101',
    );
    expect(details.getByText('Expected arrival').nextElementSibling).toHaveTextContent('21:30');
    expect(details.queryByText('Requests')).toBeNull();
  });
});
