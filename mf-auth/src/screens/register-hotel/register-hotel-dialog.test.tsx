import { beforeEach, expect, test } from '@jest/globals';
import { hotelRegistrationSchema, registerHotelEndpoint } from '@suite/contracts/hotels';
import { fakeApi, renderScreen, type FakeApi } from '@suite/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { registrationSections } from '../../domain/registration-fields.ts';
import { RegisterHotelDialog } from './register-hotel-dialog.tsx';

const seaview = {
  hotel_name: 'Seaview Palace',
  registration_number: 'REG-12345',
  hotel_email: 'desk@seaview.test',
  hotel_phone: '+1 (555) 123-45',
  hotel_address: '1 Harbour Road',
  hotel_city: 'Lisbon',
  hotel_state: 'Lisboa',
  hotel_country: 'Portugal',
  postal_code: '1100',
  contact_person_name: 'Sam Porter',
  contact_person_email: 'sam@seaview.test',
  contact_person_phone: '+351 912 345',
};
const refused = [
  ['Hotel Name', 'H', 'Hotel name must be at least 2 characters'],
  ['Hotel Name', 'H'.repeat(101), 'Hotel name must be at most 100 characters'],
  ['Hotel Email', 'x@', 'Invalid email address'],
  ['Contact Person Email', 'x@', 'Invalid email address'],
  ['Hotel Phone', '12ab', 'Hotel phone must be a valid phone number'],
  ['Contact Person Phone', '12ab', 'Contact person phone must be a valid phone number'],
  ['Address', 'Dock', 'Address is too short'],
  ['Address', 'D'.repeat(201), 'Address is too long'],
  ['City', 'L', 'City name is too short'],
  ['City', 'L'.repeat(51), 'City name is too long'],
  ['State', 'L', 'State name is too short'],
  ['State', 'L'.repeat(51), 'State name is too long'],
  ['Country', 'L', 'Country name is too short'],
  ['Country', 'L'.repeat(51), 'Country name is too long'],
  ['Postal Code', '12', 'Postal code must be 4-10 digits'],
  ['Postal Code', '12345678901', 'Postal code must be 4-10 digits'],
  ['Postal Code', 'AB12', 'Postal code must be 4-10 digits'],
  ['Contact Person Name', 'A', 'Name is too short'],
  ['Contact Person Name', 'A'.repeat(51), 'Name is too long'],
  ['Registration Number', '1234', 'Registration number is too short'],
  ['Registration Number', '1'.repeat(31), 'Registration number is too long'],
];
const accepted = [
  ['Hotel Name', 'Ho'],
  ['Hotel Name', 'H'.repeat(100)],
  ['Hotel Phone', '+1 (555) 123-45'],
  ['Contact Person Phone', '+1 (555) 123-45'],
  ['Postal Code', '1234'],
  ['Postal Code', '1234567890'],
];
const fields = registrationSections().flatMap((section) => section.fields);

let api: FakeApi;

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Register</button>
      <RegisterHotelDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const openForm = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByRole('dialog', { name: 'Register Your Hotel' });
};
const fillAll = () => {
  for (const { label, name } of fields) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: seaview[name] } });
  }
};
const closeResult = async () => {
  const result = within(screen.getByRole('dialog', { name: /^Registration/ }));
  const button = result.getAllByRole('button', { name: 'Close' }).at(-1);
  if (button) fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Register Hotel' }));

beforeEach(async () => {
  api = fakeApi();
  renderScreen(<Page />);
  await openForm();
});

test('asks for the twelve fields of the contract, in two sections', () => {
  expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(hotelRegistrationSchema.fields).sort());
  for (const title of ['Hotel Information', 'Contact Person Information']) {
    expect(screen.getByRole('group', { name: title })).toBeVisible();
  }
  expect(screen.getByText(/Our team reviews every registration\..* details follow by email\./)).toBeVisible();
  for (const name of ['Cancel', 'Register Hotel']) {
    expect(screen.getByRole('button', { name })).toBeEnabled();
  }
});

test('says nothing of a field before it is left, and of all when submitted', async () => {
  expect(screen.queryByText(/is required/)).toBeNull();
  fireEvent.blur(screen.getByLabelText('City'));
  expect(screen.getAllByText(/is required/).map((one) => one.textContent)).toEqual(['City is required']);
  submit();
  await waitFor(() => expect(screen.getAllByText(/is required/)).toHaveLength(12));
  expect(screen.getAllByText(/is required/).map((one) => one.textContent)).toEqual([
    'Hotel name is required',
    'Registration number is required',
    'Hotel email is required',
    'Hotel phone is required',
    'Address is required',
    'City is required',
    'State is required',
    'Country is required',
    'Postal code is required',
    'Contact person name is required',
    'Contact person email is required',
    'Contact person phone is required',
  ]);
  expect(api.callsTo(registerHotelEndpoint)).toEqual([]);
});

test('says of each field what is wrong with it, and nothing once it is right', () => {
  for (const [label = '', value = '', sentence = ''] of refused) {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    expect(field).toHaveAccessibleDescription(sentence);
  }
  for (const [label = '', value = ''] of accepted) {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveAccessibleDescription(label.includes('Phone') ? '7 to 15 characters' : '');
  }
});

test('sends the twelve fields, says so, and is empty the next time', async () => {
  let answer = () => {};
  api.on(registerHotelEndpoint, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return {
      id: 1,
      hotel_name: seaview.hotel_name,
      registration_number: seaview.registration_number,
      is_approved: null,
      is_active: false,
      created_at: '2027-03-05T12:00:00.000Z',
    };
  });
  fillAll();
  submit();
  fireEvent.click(await screen.findByRole('button', { name: 'Registering...' }));
  answer();
  expect(await screen.findByRole('dialog', { name: 'Registration Successful' })).toBeVisible();
  expect(screen.getByText(/confirmation email follows/)).toBeVisible();
  expect(api.callsTo(registerHotelEndpoint).map(({ body }) => body)).toEqual([seaview]);
  await closeResult();
  await openForm();
  expect(screen.getByLabelText('Hotel Name')).toHaveValue('');
});

test.each([
  [{ message: 'This registration number is taken' }, 'This registration number is taken'],
  [{}, 'Failed to register hotel'],
])('a refusal with %j is told, and what was typed stays', async (failure, sentence) => {
  api.refuse(registerHotelEndpoint, 409, failure);
  fillAll();
  submit();
  expect(await screen.findByRole('dialog', { name: 'Registration Failed' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  await closeResult();
  await openForm();
  expect(screen.getByLabelText('Hotel Name')).toHaveValue(seaview.hotel_name);
});

test('asks before typed values are lost', async () => {
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Lisbon' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('City')).toHaveValue('Lisbon');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await openForm();
  expect(screen.getByLabelText('City')).toHaveValue('');
});
