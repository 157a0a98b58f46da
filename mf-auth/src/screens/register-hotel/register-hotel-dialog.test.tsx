import { beforeEach, expect, jest, test } from '@jest/globals';
import { hotelRegistrationSchema, registerHotelEndpoint } from '@suite/contracts';
import { fakeApi, refusal, renderScreen, type FakeApi } from '@suite/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
const fields = registrationSections.flatMap((section) => section.fields);

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
});

test('says nothing of a field before it is left, and of all when submitted', async () => {
  expect(screen.queryByText(/is required/)).toBeNull();
  fireEvent.blur(screen.getByLabelText('City'));
  expect(screen.getAllByText(/is required/).map((one) => one.textContent)).toEqual(['City is required']);
  submit();
  await waitFor(() => expect(screen.getAllByText(/is required/)).toHaveLength(12));
  expect(api.calls).toEqual([]);
});

test('sends the twelve fields, says so, and is empty the next time', async () => {
  api.on(registerHotelEndpoint, () => ({
    id: 1,
    hotel_name: seaview.hotel_name,
    registration_number: seaview.registration_number,
    is_approved: null,
    is_active: false,
    created_at: '2027-03-05T12:00:00.000Z',
  }));
  fillAll();
  submit();
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
  api.on(registerHotelEndpoint, () => {
    throw refusal(409, failure);
  });
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

test('the result closes itself after ten seconds, not counting those under the pointer', async () => {
  jest.useFakeTimers();
  try {
    api.on(registerHotelEndpoint, () => {
      throw refusal(500);
    });
    fillAll();
    submit();
    await act(() => jest.advanceTimersByTimeAsync(100));
    const result = screen.getByRole('dialog', { name: 'Registration Failed' });
    await act(() => jest.advanceTimersByTimeAsync(6000));
    fireEvent.mouseMove(result);
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    expect(result).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.mouseMove(document.querySelector('.ant-modal-wrap') ?? document.body);
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(screen.queryByRole('dialog', { name: 'Registration Failed' })).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
