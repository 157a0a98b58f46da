import { afterEach, expect, test } from '@jest/globals';
import type { Message } from '@suite/contracts/http';
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

test('what the server words of a hit is in German, and names are kept', async () => {
  await changeLanguage('de');
  const number = { message: 'Booking #7', code: 'BOOKING_HIT', params: { id: 7 } };
  const stay = {
    message: '19/Oct/2026, 2 nights',
    code: 'BOOKING_HIT_NIGHTS',
    params: { date: { date: '2026-10-19' }, no_nights: 2 },
  };
  const found = (title_message: Message, ...detail_messages: Message[]) => ({
    ...{ kind: 'booking', id: 7, path: '/', title: title_message.message, detail: 'in English' },
    ...{ title_message, detail_messages },
  });
  const hits = [found(number, { message: 'Bookings' }, stay), found({ message: 'Clean' }, number)];
  expect(commandsOfHits(hits)).toMatchObject([
    { title: 'Buchung #7', detail: 'Bookings · 19.10.2026, 2 Nächte' },
    { title: 'Clean', detail: 'Buchung #7' },
  ]);
  const ofOlderServer = { kind: 'room', id: 7, title: 'Room 7', detail: 'Clean', path: '/' };
  expect(commandsOfHits([ofOlderServer])).toMatchObject([{ title: 'Room 7', detail: 'Clean' }]);
});
