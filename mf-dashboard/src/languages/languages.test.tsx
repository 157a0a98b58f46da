import { afterEach, describe, expect, test } from '@jest/globals';
import { changeLanguage } from '@suite/i18n';
import { attentionItemFactory, dashboardFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import { chartTip } from '../components/chart/chart-options.ts';
import { chartFileName } from '../components/chart/chart-panel.tsx';
import { describeItem, describeStay } from '../domain/attention-items.ts';
import { clockTime, timeSince } from '../domain/display-time.ts';
import { formatShort } from '../domain/display-number.ts';
import { openDashboard } from '../testing/open-dashboard.tsx';

const plain = dashboardFactory.superAdmin();
const openPlatform = (bookings: number) =>
  openDashboard({
    user: userProfileFactory.superAdmin().build(),
    dashboard: {
      ...plain,
      topPerformingHotels: [{ id: 1, name: 'Seaview', bookings, revenue: 512_300, currency: 'EUR' }],
    },
  });
const withSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const textOf = ({ textContent }: HTMLElement) => withSpaces(textContent ?? '');
/** Without the marks that keep the direction of names and numbers. */
const unmarked = (text = '') => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '');

afterEach(() => changeLanguage('en'));

describe('in German', () => {
  test('cards, lists and the tables of charts have texts, amounts and months of the language', async () => {
    await changeLanguage('de');
    openPlatform(1);
    const revenue = await screen.findByRole('group', { name: 'Umsatz' });
    expect(textOf(revenue)).toBe('Umsatz2,5 Mio. €Monatssumme 2.450.000 €und 310.000 CHF');
    const hotels = screen.getByRole('group', { name: 'Hotels gesamt' });
    expect(textOf(hotels)).toBe('Hotels gesamt21+5,3 % in diesem Monat');
    expect(await screen.findByText('in Betrieb')).toBeVisible();
    const best = within(screen.getByRole('region', { name: 'Erfolgreichste Hotels' }));
    expect(textOf(best.getByRole('listitem'))).toBe('Seaview1 Buchung512.300 €');
    const table = screen.getByRole('table', { name: 'Zahlen: Umsatzentwicklung' });
    expect(within(table).getAllByRole('row').map(textOf)).toEqual([
      'MonatUmsatz (EUR)Umsatz (CHF)',
      'Feb. 20271.900.0000',
      'März 20272.450.000310.000',
    ]);
  });

  test('times and axes are written as the language writes them', async () => {
    await changeLanguage('de');
    const now = new Date('2027-03-05T22:00:00Z');
    expect(clockTime('2027-03-06T09:00:00Z', 'Europe/Lisbon', now)).toBe('06.03.2027, 09:00');
    expect(timeSince('2027-03-04T20:00:00Z', now)).toBe('gestern');
    expect(withSpaces(formatShort(2_450_000))).toBe('2,5 Mio.');
    expect(chartFileName('Zimmerstatus im Überblick', { from: 'a', to: 'b' })).toBe(
      'zimmerstatus-im-überblick-a-b',
    );
  });
});

describe('in Arabic', () => {
  test.each([
    [1, 'حجز واحد'],
    [2, 'حجزان'],
    [5, '5 حجوزات'],
    [12, '12 حجزًا'],
    [100, '100 حجز'],
  ])('%d bookings take the plural form of their number', async (count, text) => {
    await changeLanguage('ar');
    openPlatform(count);
    const best = within(await screen.findByRole('region', { name: 'الفنادق الأفضل أداءً' }));
    expect(best.getByText(text)).toBeVisible();
  });

  test('what needs attention is said in sentences that keep the direction of names', async () => {
    await changeLanguage('ar');
    const item = attentionItemFactory.build({ kind: 'desk', days_to_arrival: 3 });
    expect(describeItem(item)).toContain('\u2068Ines Duarte\u2069');
    expect(unmarked(describeItem(item))).toBe('اختار Ines Duarte إبراز الهوية في مكتب الاستقبال.');
    expect(unmarked(describeStay(item))).toBe('الحجز 12، الوصول يوم 05/03/2027');
  });

  test('the box beside the pointer of a chart runs from right to left', async () => {
    expect(chartTip({}, { items: [] }).dir).toBe('ltr');
    await changeLanguage('ar');
    expect(chartTip({}, { items: [] }).dir).toBe('rtl');
  });
});
