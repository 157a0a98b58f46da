import { afterEach, expect, test } from '@jest/globals';
import { changeLanguage } from '@suite/i18n';
import { hotelFactory } from '@suite/testing/factories';
import { act, screen, within } from '@testing-library/react';
import { openHotelProfile } from '../testing/open-hotel-profile.tsx';
import { openHotels, rowOf } from '../testing/open-hotels.tsx';

afterEach(() => act(() => changeLanguage('en')));

test('the details of a hotel are in German, and its dates as they are written there', async () => {
  await changeLanguage('de');
  const hotel = hotelFactory.build({ hotel_name: 'Casa Azul', created_at: '2027-03-05T12:00:00.000Z' });
  const { user } = openHotels({ hotels: [hotel] });
  const row = await rowOf('Casa Azul');
  expect(row.getByRole('button', { name: 'Genehmigen' })).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Anzeigen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Casa Azul' }));
  const timeline = within(await dialog.findByRole('region', { name: 'Zeitverlauf' }));
  expect(timeline.getByText('Registriert')).toBeVisible();
  expect(timeline.getByText('5. März')).toBeVisible();
});

test('the rooms are counted in the plural forms of Arabic', async () => {
  await changeLanguage('ar');
  const { user } = openHotelProfile();
  await user.click(await screen.findByRole('button', { name: 'إضافة غرف' }));
  const numbers = await screen.findByLabelText('أرقام الغرف');
  await user.type(numbers, '201-202');
  expect(screen.getByRole('button', { name: 'إضافة غرفتين' })).toBeVisible();
  await user.clear(numbers);
  await user.type(numbers, '201-205');
  expect(screen.getByRole('button', { name: 'إضافة 5 غرف' })).toBeVisible();
});
