import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { changeLanguage } from './current-language.ts';
import { provideMessages, translateMessage } from './server-messages.ts';

const german = {
  'Booking created successfully': 'Buchung erfolgreich angelegt',
  '{label} is required': '{label} ist erforderlich',
  '{label} must be at most {value}': '{label} darf höchstens {value} sein',
  '{label} must be at most {value} characters': '{label} darf höchstens {value} Zeichen haben',
  '{label} must be one of {value}': '{label} muss einer dieser Werte sein: {value}',
  'First name': 'Vorname',
  'Room {room_number}': 'Zimmer {room_number}',
  '{bookings} bookings': '{bookings, plural, one {# Buchung} other {# Buchungen}}',
  'Release {release} was demoted: {sentence}': 'Release {release} wurde zurückgezogen: {sentence}',
  'The selfie was too dark.': 'Das Selfie war zu dunkel.',
  'The document has expired.': 'Das Dokument ist abgelaufen.',
  'Nothing was moved': 'Nichts wurde verschoben',
  Clean: 'Sauber',
  Dirty: 'Zu reinigen',
};
const arabic = {
  '{bookings} bookings':
    '{bookings, plural, zero {لا حجوزات} one {حجز واحد} two {حجزان} few {# حجوزات} many {# حجزًا} other {# حجز}}',
  '{name} is verified': 'تم التحقق من {name}',
};

beforeAll(() => {
  provideMessages({
    de: () => Promise.resolve({ default: german }),
    fr: () => Promise.reject(new Error('The network is gone')),
    es: () => Promise.resolve({ default: {} }),
    it: () => Promise.resolve({ default: {} }),
    ar: () => Promise.resolve({ default: arabic }),
  });
});
afterEach(() => changeLanguage('en'));

test('in English a message stays as it is', () => {
  expect(translateMessage('First name is required')).toBe('First name is required');
});

describe('in German', () => {
  beforeEach(() => changeLanguage('de'));

  test.each([
    ['by its whole text', 'Booking created successfully', 'Buchung erfolgreich angelegt'],
    ['by its pattern', 'Bio is required', 'Bio ist erforderlich'],
    ['with its label', 'First name is required', 'Vorname ist erforderlich'],
    [
      'by the pattern with the most words',
      'Bio must be at most 50 characters',
      'Bio darf höchstens 50 Zeichen haben',
    ],
    ['by the one that fits', 'Bio must be at most 50', 'Bio darf höchstens 50 sein'],
    [
      'without its values',
      'State must be one of Clean, Dirty',
      'State muss einer dieser Werte sein: Clean, Dirty',
    ],
    [
      'sentence by sentence',
      'The selfie was too dark. The document has expired.',
      'Das Selfie war zu dunkel. Das Dokument ist abgelaufen.',
    ],
    [
      'with the full stop of the text around it',
      'Release 1.2 was demoted: Nothing was moved.',
      'Release 1.2 wurde zurückgezogen: Nichts wurde verschoben.',
    ],
  ])('a message is found %s', (_, message, translation) => {
    expect(translateMessage(message)).toBe(translation);
  });

  test.each(['Nobody knows this sentence', 'Room service is not offered here', 'constructor', '', '.'])(
    'an unknown text stays: "%s"',
    (message) => {
      expect(translateMessage(message)).toBe(message);
    },
  );
});

describe('in Arabic', () => {
  beforeEach(() => changeLanguage('ar'));

  test.each([
    ['2 bookings', 'حجزان'],
    ['3 bookings', '3 حجوزات'],
    ['11 bookings', '11 حجزًا'],
    ['100 bookings', '100 حجز'],
  ])('%s', (message, translation) => {
    expect(translateMessage(message)).toBe(translation);
  });

  test('a name keeps its own direction', () => {
    expect(translateMessage('Anna is verified')).toBe('تم التحقق من \u2068Anna\u2069');
  });
});

test('a language whose messages cannot be fetched shows them in English', async () => {
  await changeLanguage('fr');
  expect(translateMessage('First name is required')).toBe('First name is required');
});
