import { afterEach, expect, test } from '@jest/globals';
import { getSecondFactorEndpoint } from '@suite/contracts/auth';
import { changeLanguage } from '@suite/i18n';
import { screen } from '@testing-library/react';
import { completeProfile, openAccount } from '../testing/open-account.tsx';

afterEach(() => changeLanguage('en'));

test('account settings are shown in German, with German dates', async () => {
  await changeLanguage('de');
  openAccount();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kontoeinstellungen');
  expect(screen.getByText('5. März 2027')).toBeVisible();
  expect(await screen.findByText('Hinzugefügt am 01.02.2027 · nie verwendet')).toBeVisible();
});

test.each([
  [2, 'تبقّى رمزان.'],
  [3, 'تبقّت 3 رموز.'],
  [11, 'تبقّى 11 رمزًا.'],
])('account settings are shown in Arabic, which has a form for %d codes', async (count, text) => {
  await changeLanguage('ar');
  openAccount(completeProfile(), (api) =>
    api.on(getSecondFactorEndpoint, () => ({
      is_on: true,
      is_required: false,
      created_at: '2027-03-05T12:00:00.000Z',
      recovery_codes_left: count,
    })),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('إعدادات الحساب');
  expect(await screen.findByText(new RegExp(`^${text}`))).toBeVisible();
});
