import { afterEach, expect, test } from '@jest/globals';
import { changeLanguage } from '@suite/i18n';
import { renderScreen } from '@suite/testing';
import { screen } from '@testing-library/react';
import '../language/start-language.ts';
import { ServingTable } from '../releases/components/serving-table.tsx';
import { servingReleases } from '../releases/domain/serving-releases.ts';
import { commandsOfHits } from '../search/command.ts';
import { releaseOf, remoteOverview } from '../testing/remote-overview.factory.ts';

const health = {
  release: releaseOf('1.1.0'),
  loads: 200,
  failures: 3,
  called_off: 0,
  errors: 2,
  people: 2,
  fetch_ms: 41.5,
  start_ms: null,
  render_ms: 1200,
  last_failure: null,
};

function open() {
  const serving = servingReleases(remoteOverview({ health: [health] }));
  renderScreen(<ServingTable label="Bookings" serving={serving} />);
}

afterEach(() => changeLanguage('en'));

test('the releases in German, with its numbers', async () => {
  await changeLanguage('de');
  open();
  const row = screen.getByRole('row', { name: /^Alle Besucher/ });
  for (const text of ['Einige Fehler', '3 (1,5 %)', '2 Fehler ausgelöst', '1,2 s'])
    expect(row).toHaveTextContent(text);
});

test('the releases in Arabic, with its plural forms', async () => {
  await changeLanguage('ar');
  open();
  const row = screen.getByRole('row', { name: /^جميع الزوار/ });
  for (const text of ['بعض الإخفاقات', 'خطآن']) expect(row).toHaveTextContent(text);
});

test('what the search finds by its number is named in German, and a name is kept', async () => {
  await changeLanguage('de');
  const found = (kind: string, title: string) => ({
    ...{ kind, title, id: 7, detail: 'Anna Berg · 19/Oct/2026, 2 nights', path: '/' },
  });
  const hits = [found('booking', 'Booking #7'), found('room', 'Room 7'), found('guest', 'Room 7')];
  expect(commandsOfHits(hits).map(({ title }) => title)).toEqual(['Buchung #7', 'Zimmer 7', 'Room 7']);
  expect(commandsOfHits(hits)[0]?.detail).toMatch(/^Anna Berg · 19\.10\.2026, 2 Nächte$/);
});
