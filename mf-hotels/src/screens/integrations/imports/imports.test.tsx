import { expect, test } from '@jest/globals';
import { getHotelProfileEndpoint, type HotelProfile } from '@suite/contracts/hotels';
import {
  cancelImportEndpoint,
  checkImportEndpoint,
  exportRefusedRowsEndpoint,
  startImportEndpoint,
  undoImportEndpoint,
  uploadImportEndpoint,
  type Import,
} from '@suite/contracts/integrations';
import { fakeApi, renderScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { fireEvent, screen, within } from '@testing-library/react';
import { seaview } from '../../../testing/fake-hotel-profile.ts';
import { answerImports, uploadedImport } from '../../../testing/fake-imports.ts';
import { IntegrationsScreen } from '../integrations.screen.tsx';

const checked: Import = {
  ...{ ...uploadedImport, state: 'checked', date_format: 'dmy', done_rows: 3, refused_rows: 1 },
  faults: [{ row: 3, column: 4, value: 'Zelt', message: 'Room type must be one of Single, Double' }],
};
const imported: Import = { ...checked, state: 'imported', created_rows: 2, is_undoable: true };

function open(imports: Import[] = [], query = '?tab=import', mails: Partial<HotelProfile> = {}) {
  const api = fakeApi().on(getHotelProfileEndpoint, () => ({ ...seaview, ...mails }));
  const stored = { imports };
  toast.clear();
  answerImports(api, stored);
  URL.createObjectURL = () => 'blob:file';
  const user = userProfileFactory.hotelAdmin().build();
  renderScreen(<IntegrationsScreen />, { user, url: `/integrations${query}` });
  return { api, stored };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const confirm = async (question: string, answer: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  fireEvent.click(dialog.getByRole('button', { name: answer }));
};
const openOne = (one: Import, mails?: Partial<HotelProfile>) => open([one], '?tab=import&id=4', mails);

test('a chosen file is read, and its columns are shown with their examples', async () => {
  const { api } = open();
  expect(await screen.findByText('Nothing has been imported yet')).toBeVisible();
  const file = new File(['x'], 'gaeste.csv');
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
  expect(await screen.findByText('Rows of the file: 3. Windows-1252, separated by semicolon')).toBeVisible();
  expect(api.callsTo(uploadImportEndpoint)).toHaveLength(1);
  expect(screen.getByLabelText('Field of the column Gast')).toHaveValue('name');
  expect(screen.getByLabelText('Field of the column Notiz')).toHaveValue('');
  const preview = within(screen.getByRole('region', { name: 'The first rows of the file' }));
  expect(preview.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Guest name', 'E-mail address', 'Check-in date', 'Check-out date', 'Room type'],
  ]);
});

test('a dropped file is read, too, and why it is refused is said', async () => {
  const { api } = open();
  const message = 'The file has more than 10000 rows. Divide it into several files.';
  api.refuse(uploadImportEndpoint, 400, { message, errorType: 'VALIDATION_ERROR' });
  const dropZone = (await screen.findByText(/^Drop a CSV or XLSX file here/)).parentElement as HTMLElement;
  fireEvent.drop(dropZone, { dataTransfer: { files: [new File(['x'], 'a.csv')] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('a person chooses how ambiguous dates are written before the check', async () => {
  const { api } = openOne(uploadedImport);
  await press('Check the file');
  expect(await screen.findByText('Choose how the dates are written')).toBeVisible();
  expect(api.callsTo(checkImportEndpoint)).toEqual([]);
  fireEvent.click(screen.getByLabelText('Day, month, year: 03.02.2027 is 03/Feb/2027'));
  fireEvent.change(screen.getByLabelText('Field of the column Notiz'), { target: { value: 'requests' } });
  await press('Check the file');
  expect(await screen.findByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 3 rows are checked. No booking has been created.',
  );
  expect(api.callsTo(checkImportEndpoint)[0]?.body).toEqual({
    columns: ['name', 'email', 'checkin_date', 'checkout_date', 'room_type', 'requests'],
    date_format: 'dmy',
  });
});

test('a field moves to the column that it is chosen for, and a missing one is named', async () => {
  openOne({ ...uploadedImport, date_format: 'dmy' });
  fireEvent.change(await screen.findByLabelText('Field of the column Notiz'), { target: { value: 'email' } });
  expect(screen.getByLabelText('Field of the column E-Mail')).toHaveValue('');
  fireEvent.change(screen.getByLabelText('Field of the column Notiz'), { target: { value: '' } });
  await press('Check the file');
  expect(await screen.findByText(/^Choose the columns of name, email/)).toBeVisible();
});

test('the progress of a running import is there when the page is opened', async () => {
  openOne({ ...checked, state: 'importing', done_rows: 2 });
  const bar = await screen.findByRole('progressbar', { name: 'Progress' });
  expect(bar).toHaveAttribute('aria-valuenow', '2');
  expect(screen.getByText('Import', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
});

test('an import that no worker has taken up waits', async () => {
  openOne({ ...checked, state: 'importing', done_rows: 0, is_waiting: true });
  expect(await screen.findByText('Waiting')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
    'aria-valuetext',
    'It starts as soon as the server has time for it.',
  );
});

test('the check says what would be created, and why rows are refused', async () => {
  const { api } = openOne(checked);
  expect(await screen.findByText('2 bookings would be created. One row was refused.')).toBeVisible();
  const [, row] = within(screen.getByRole('table', { name: 'Refused rows' })).getAllByRole('row');
  expect(row).toHaveTextContent('Row 3ZimmerZeltRoom type must be one of Single, Double');
  await press('Download the refused rows');
  await press('Import 2 bookings');
  await confirm('Start the import?', 'Import 2 bookings');
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect([startImportEndpoint, exportRefusedRowsEndpoint].map((call) => api.callsTo(call).length)).toEqual([
    1, 1,
  ]);
});

test.each<[Partial<HotelProfile>, string]>([
  [
    { invites_on_booking: true },
    '2 guests get an e-mail with the invitation to verify as soon as their bookings are created.',
  ],
  [{}, 'No guest gets an invitation to verify with this import.'],
  [
    { reminder_days: 3 },
    'No guest gets an invitation to verify with this import. Guests who are not verified get a reminder by e-mail 3 days before arrival.',
  ],
])('a hotel with %j is told of the mails before the import starts', async (mails, sentence) => {
  const { api } = openOne(checked, mails);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change it in the hotel profile' })).toBeVisible();
  await press('Import 2 bookings');
  const dialog = within(await screen.findByRole('dialog', { name: 'Start the import?' }));
  expect(dialog.getByText(sentence)).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(api.callsTo(startImportEndpoint)).toEqual([]);
});

test('the result counts bookings and rows in one sentence', async () => {
  openOne(imported);
  expect(await screen.findByText('2 of 3 rows became bookings. One row was refused.')).toBeVisible();
});

test('the columns are changed after a check, which then runs again', async () => {
  const { api } = openOne(checked);
  await press('Change the columns');
  await press('Check the file');
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(api.callsTo(checkImportEndpoint)).toHaveLength(1);
});

test('nothing can be imported when every row is refused', async () => {
  openOne({ ...checked, refused_rows: 3 });
  expect(await screen.findByText('0 bookings would be created. 3 rows were refused.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('an import is undone after a question, and what was kept is named', async () => {
  const { api, stored } = open([imported]);
  await press('Undo import of gaeste.csv');
  await confirm('Undo the import?', 'Delete the bookings');
  expect(await screen.findByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    '0 of 2 bookings are done.',
  );
  expect(api.callsTo(undoImportEndpoint)).toHaveLength(1);
  stored.imports = [
    {
      ...{ ...imported, state: 'undone', deleted_rows: 1, kept_rows: 2, kept_bookings: [58, 59] },
      kept_changes: [{ id: 58, change: { message: 'Added a note' } }],
    },
  ];
  const undone = await screen.findByText('One booking was deleted. 2 were kept.', {}, { timeout: 3_000 });
  expect(undone.closest('[role]')).toHaveAttribute('role', 'status');
  const kept = within(screen.getByRole('list', { name: /^These bookings were kept/ })).getAllByRole(
    'listitem',
  );
  expect(kept.map(({ textContent }) => textContent)).toEqual(['Booking 58Added a note', 'Booking 59']);
  expect(screen.getByRole('link', { name: 'Booking 58' })).toHaveAttribute('href', '/bookings?id=58');
});

test('a file that is discarded leads back to the list', async () => {
  const { api } = openOne(uploadedImport);
  await press('Discard the file');
  expect(await screen.findByText('Nothing has been imported yet')).toBeVisible();
  expect(api.callsTo(cancelImportEndpoint)).toHaveLength(1);
});
