import { afterEach, expect, jest, test } from '@jest/globals';
import { changeLanguage } from '@suite/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectionBar } from '../main/bulk/selection-bar.tsx';
import { DateInput } from '../main/field/date-input.tsx';
import { ActionMenu } from '../main/menu/action-menu.tsx';
import { Tabs } from '../main/page/tabs.tsx';
import { Pagination } from '../main/table/pagination.tsx';

afterEach(() => act(() => changeLanguage('en')));

test('the pages of a list are counted in German, with its way of writing numbers', async () => {
  await changeLanguage('de');
  render(<Pagination page={2} limit={10} total={40_000} totalPages={4000} isEstimate onChange={jest.fn()} />);
  expect(screen.getByText('11 bis 20 von etwa 40.000 Ergebnissen')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Seite 3' })).toBeVisible();
});

test('every number of a large list is written as its total', async () => {
  await changeLanguage('de');
  render(<Pagination page={2000} limit={10} total={40_000} totalPages={4000} onChange={jest.fn()} />);
  expect(screen.getByText('19.991 bis 20.000 von 40.000 Ergebnissen')).toBeVisible();
});

test.each([
  ['de', 'TT.MM.JJJJ'],
  ['ar', 'يوم/شهر/سنة'],
] as const)('a date field shows in %s how a date is written', async (language, placeholder) => {
  await changeLanguage(language);
  render(<DateInput label="Check-in" value="" onChange={jest.fn()} />);
  expect(screen.getByLabelText('Check-in')).toHaveAttribute('placeholder', placeholder);
});

test('chosen rows are counted in Arabic', async () => {
  await changeLanguage('ar');
  render(
    <SelectionBar label="الحجوزات" count={12} onClear={jest.fn()}>
      {null}
    </SelectionBar>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('تم تحديد 12');
  expect(screen.getByRole('button', { name: 'إلغاء التحديد' })).toBeVisible();
});

test('arrow keys follow the tabs from right to left', async () => {
  await changeLanguage('ar');
  const onChange = jest.fn();
  const tabs = ['1', '2', '3'].map((value) => ({ value, label: value }));
  render(
    <Tabs label="الأيام" value="1" tabs={tabs} onChange={onChange}>
      {null}
    </Tabs>,
  );
  screen.getByRole('tab', { name: '1' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChange).toHaveBeenLastCalledWith('2');
});

test.each([
  ['en', '140px'],
  ['ar', '100px'],
] as const)('in %s a menu keeps to the end of its button, %s from the left', async (language, left) => {
  await changeLanguage(language);
  const box = { top: 0, bottom: 20, left: 100, right: 140 } as DOMRect;
  const measured = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  render(<ActionMenu label="Actions" items={[{ key: 'view', label: 'View', onSelect: jest.fn() }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(screen.getByRole('menu')).toHaveStyle({ left });
  measured.mockRestore();
});
