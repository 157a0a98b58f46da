import { expect, test } from '@jest/globals';
import {
  getAddressRulesEndpoint,
  getHotelProfileEndpoint,
  getRatesEndpoint,
  updateHotelProfileEndpoint,
} from '@suite/contracts/hotels';
import { refusal } from '@suite/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { seaview } from '../../testing/fake-hotel-profile.ts';
import { openHotelProfile } from '../../testing/open-hotel-profile.tsx';

const form = (name: string) => screen.findByRole('form', { name });
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows all of it with five requests', async () => {
  const { api } = openHotelProfile();
  expect(await screen.findByText('Seaview · registration number PT-88001')).toBeVisible();
  expect(screen.getByLabelText('Hotel Email')).toHaveValue('desk@seaview.test');
  expect(screen.getByLabelText('Contact Person Name')).toHaveValue('Ana Reis');
  expect(screen.getByLabelText('Time Zone')).toHaveValue('Europe/Lisbon');
  expect(screen.getByText(/^It is \d\d:\d\d, UTC.* there\./)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Rooms (3)' })).toBeVisible();
  expect(await screen.findByLabelText('Currency')).toHaveValue('');
  expect(api.calls).toHaveLength(5);
});

test('takes postal codes of any country, and no state, where the platform allows them', async () => {
  const { api } = openHotelProfile();
  api.on(getAddressRulesEndpoint, () => ({ international_postcodes: true }));
  const postcode = await screen.findByLabelText('Postal Code');
  await waitFor(() => expect(postcode).toHaveAttribute('inputmode', 'text'));
  fireEvent.change(postcode, { target: { value: 'SW1A 1AA' } });
  fireEvent.change(screen.getByLabelText('State'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save Profile' }));
  await waitFor(() => expect(api.callsTo(updateHotelProfileEndpoint)).toHaveLength(1));
  expect(api.callsTo(updateHotelProfileEndpoint)[0]?.body).toMatchObject({
    postal_code: 'SW1A 1AA',
    hotel_state: '',
  });
});

test('saves what was entered, trimmed, with the state it was made from', async () => {
  const { api } = openHotelProfile();
  await type('City', '  Porto ');
  await type('Time Zone', 'Asia/Tokyo');
  await type('Photo Retention (hours)', '0');
  await type('Password Length', '12');
  fireEvent.click(screen.getByRole('checkbox', { name: /Require two-step verification/ }));
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  press('Save Profile');
  expect(await screen.findByText('Hotel profile updated successfully!')).toBeVisible();
  const { id: _id, hotel_name: _name, registration_number: _number, ...fields } = seaview;
  expect(api.callsTo(updateHotelProfileEndpoint).map(({ body }) => body)).toEqual([
    {
      ...fields,
      hotel_city: 'Porto',
      time_zone: 'Asia/Tokyo',
      retention_hours: 0,
      password_min_length: 12,
      requires_second_factor: true,
    },
  ]);
  expect(screen.getByLabelText('City')).toHaveValue('Porto');
  expect(screen.getByRole('button', { name: 'Save Profile' })).toBeDisabled();
});

test('says plainly which e-mails guests get by themselves, and saves the choice', async () => {
  const { api } = openHotelProfile();
  const invitation = await screen.findByRole('checkbox', { name: /Send with every new booking/ });
  expect(invitation).not.toBeChecked();
  expect(invitation).toHaveAccessibleDescription(
    /gets the link within a minute, once\. Off: staff send it by hand\./,
  );
  const reminder = screen.getByLabelText('Reminder (days before arrival)');
  expect(reminder).toHaveValue('0');
  expect(reminder).toHaveAccessibleDescription(/^No reminder is sent\./);
  fireEvent.click(invitation);
  await type('Reminder (days before arrival)', '1');
  expect(reminder).toHaveAccessibleDescription(/^The day before arrival, after 9:00 by your hotel's clock, /);
  await type('Reminder (days before arrival)', '3');
  expect(reminder).toHaveAccessibleDescription(/^From 3 days before arrival, /);
  press('Save Profile');
  expect(await screen.findByText('Hotel profile updated successfully!')).toBeVisible();
  expect(api.callsTo(updateHotelProfileEndpoint)[0]?.body).toMatchObject({
    invites_on_booking: true,
    reminder_days: 3,
  });
  expect(invitation).toBeChecked();
});

test('explains what the hotel decides about verifications, and saves it', async () => {
  const { api } = openHotelProfile();
  const files = await screen.findByRole('checkbox', { name: /Accept photos from files/ });
  const names = screen.getByRole('checkbox', { name: /Review documents in another name at the desk/ });
  expect(files).not.toBeChecked();
  expect(files).toHaveAccessibleDescription(/The desk sees which photos were not taken live\./);
  expect(names).toHaveAccessibleDescription(/the name is marked for the desk\./);
  fireEvent.click(files);
  fireEvent.click(names);
  fireEvent.click(screen.getByRole('checkbox', { name: /Verify documents without a machine-readable zone/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Ask verified guests for phone/ }));
  const days = screen.getByLabelText(/Document Data Retention/);
  expect(days).toHaveDisplayValue('30');
  fireEvent.change(days, { target: { value: '7' } });
  press('Save Profile');
  expect(await screen.findByText('Hotel profile updated successfully!')).toBeVisible();
  expect(api.callsTo(updateHotelProfileEndpoint)[0]?.body).toMatchObject({
    document_retention_days: 7,
    allows_photo_files: true,
    reviews_other_names: true,
    document_proof: 'printed',
    asks_guest_facts: true,
  });
});

test('what is wrong is said at each field, and nothing is sent', async () => {
  const { api } = openHotelProfile();
  const wrong: [string, string, string][] = [
    ['Hotel Email', 'x@', 'Invalid email address'],
    ['Hotel Phone', '12ab', 'Hotel phone must be a valid phone number'],
    ['Address', 'x', 'Address is too short'],
    ['Postal Code', 'AB12', 'Postal code must be 4-10 digits'],
    ['Contact Person Name', '', 'Contact person name is required'],
    ['Time Zone', 'Europe/Lis', 'Please select a valid time zone'],
    ['Photo Retention (hours)', '73', 'Retention must be at most 72 hours'],
    ['Reminder (days before arrival)', '31', 'Reminder must be at most 30 days before arrival'],
  ];
  for (const [label, value, message] of wrong) {
    await type(label, value);
    expect(screen.queryByText(message)).toBeNull();
  }
  press('Save Profile');
  for (const [label, , message] of wrong) {
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(screen.getByLabelText('Hotel Email')).toHaveFocus();
  await type('Photo Retention (hours)', '');
  expect(screen.getByText('Retention is required')).toBeVisible();
  expect(api.callsTo(updateHotelProfileEndpoint)).toEqual([]);
});

test('entries are kept when another user saves first, until they are discarded', async () => {
  const { api, stored } = openHotelProfile();
  await type('City', 'Porto');
  stored.profile = { ...seaview, hotel_city: 'Faro', updated_at: '2027-03-05T12:30:00.000Z' };
  press('Save Profile');
  expect(
    await screen.findByText(
      /^Another user has changed the hotel profile in the meantime\. Nothing was saved/,
    ),
  ).toBeVisible();
  expect(screen.getByLabelText('City')).toHaveValue('Porto');
  press('Load what is stored');
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Faro'));
  expect(screen.queryByText(/^Another user/)).toBeNull();
  expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  await type('City', 'Braga');
  press('Save Profile');
  expect(await screen.findByText('Hotel profile updated successfully!')).toBeVisible();
  expect(api.callsTo(updateHotelProfileEndpoint)).toHaveLength(2);
});

test('a newer state is taken over only while nothing is entered', async () => {
  const { stored, readAnew } = openHotelProfile();
  await form('Contact and policy');
  stored.profile = { ...seaview, hotel_city: 'Faro', updated_at: '2027-03-05T12:30:00.000Z' };
  await readAnew();
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Faro'));
  await type('City', 'Porto');
  stored.profile = { ...seaview, hotel_city: 'Braga', updated_at: '2027-03-05T12:40:00.000Z' };
  await readAnew();
  expect(screen.getByLabelText('City')).toHaveValue('Porto');
  fireEvent.click(within(await form('Contact and policy')).getByRole('button', { name: 'Discard Changes' }));
  expect(screen.getByLabelText('City')).toHaveValue('Faro');
});

test('what the server refuses is said at the field or above the buttons', async () => {
  const answers = [
    refusal(400, {
      message: 'Bad',
      errorType: 'VALIDATION_ERROR',
      errors: [{ field: 'time_zone', message: 'Please select a valid time zone' }],
    }),
    refusal(500),
  ];
  openHotelProfile({
    prepare: (api) =>
      api.on(updateHotelProfileEndpoint, () => {
        throw answers.shift()!;
      }),
  });
  await type('City', 'Porto');
  press('Save Profile');
  expect(await screen.findByText('Please select a valid time zone')).toBeVisible();
  await type('Time Zone', 'UTC');
  press('Save Profile');
  expect(await screen.findByText('Failed to update hotel profile')).toBeVisible();
});

test.each([
  [getHotelProfileEndpoint, 'Failed to fetch hotel profile', 'Hotel Email'],
  [getRatesEndpoint, 'Failed to fetch rates', 'Currency'],
])('what cannot be fetched is said, and asked for again', async (endpoint, sentence, label) => {
  const down = { is: true };
  const { api } = openHotelProfile({
    prepare: (fake) => {
      const { on } = fake;
      const answers = { ...seaview, currency: 'EUR', rates: [] };
      on(endpoint, () => {
        if (down.is) throw refusal(500);
        return answers;
      });
    },
  });
  expect(await screen.findByText(sentence)).toBeVisible();
  down.is = false;
  press('Try Again');
  expect(await screen.findByLabelText(label)).toBeVisible();
  expect(api.callsTo(endpoint)).toHaveLength(2);
});
