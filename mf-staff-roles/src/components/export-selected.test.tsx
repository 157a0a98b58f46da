import { afterEach, expect, jest, test } from '@jest/globals';
import { fileTypes } from '@suite/contracts/http';
import { renderScreen } from '@suite/testing';
import { toast } from '@suite/ui';
import { act, screen } from '@testing-library/react';
import { ExportSelected } from './export-selected.tsx';

const table = { name: 'Staff', headings: ['Phone'], records: [['+351 91 555 0101']] };
afterEach(() => act(() => toast.clear()));

function show(created: (file: Blob) => string) {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: created, revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { ...renderScreen(<ExportSelected subject="staff" table={() => table} />), names };
}

test('the chosen rows are saved as a CSV file and as an Excel file', async () => {
  const types: string[] = [];
  const { user, names } = show((file) => `blob:${types.push(file.type)}`);
  for (const name of ['Export Selected', 'Export Selected as Excel file']) {
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('1 exported')).toBeVisible();
    act(() => toast.clear());
  }
  expect(types).toEqual([fileTypes.csv, fileTypes.xlsx]);
  expect(names.map((name) => name.replace(/.*\./, ''))).toEqual(['csv', 'xlsx']);
});

test('a file that cannot be made is announced', async () => {
  const { user } = show(() => {
    throw new Error('no memory');
  });
  await user.click(screen.getByRole('button', { name: 'Export Selected as Excel file' }));
  expect(await screen.findByText('The Excel file could not be made. Please try again.')).toBeVisible();
});
