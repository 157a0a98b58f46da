import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { changeLanguage } from './current-language.ts';
import { provideMessages, renderAnswer, renderMessage, translateMessage } from './server-messages.ts';

const german = {
  'Booking created successfully': 'Buchung erfolgreich angelegt',
  '{label} is required': '{label} ist erforderlich',
  '{label} must be at most {value}': '{label} darf höchstens {value} sein',
  '{label} must be at most {value} characters': '{label} darf höchstens {value} Zeichen haben',
  '{label} must be one of {value}': '{label} muss einer dieser Werte sein: {value}',
  'First name': 'Vorname',
  '{bookings} bookings': '{bookings, plural, one {# Buchung} other {# Buchungen}}',
  'Release {release} was demoted: {sentence}': 'Release {release} wurde zurückgezogen: {sentence}',
  'The selfie was too dark.': 'Das Selfie war zu dunkel.',
  'The document has expired.': 'Das Dokument ist abgelaufen.',
  'Nothing was moved': 'Nichts wurde verschoben',
  TASK_DONE: 'Erledigt: {task}',
  ROOMS: '{rooms, plural, one {# Zimmer} other {# Zimmer}} am {day}: {states}',
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

  test.each(['Nobody knows this sentence', 'constructor', '', '.'])(
    'an unknown text stays: "%s"',
    (message) => {
      expect(translateMessage(message)).toBe(message);
    },
  );
});

describe('a message with a code', () => {
  const done = { message: 'Done: Clean', code: 'TASK_DONE', params: { task: 'Clean' } };
  beforeEach(() => changeLanguage('de'));

  test('is translated, and a value is not, though it is a translated word', () => {
    expect(renderMessage(done)).toBe('Erledigt: Clean');
    expect(renderAnswer(done)).toBe('Erledigt: Clean');
  });

  test('may hold texts of ours, days, counts and other messages', () => {
    const params = { states: { texts: ['Clean', 'Dirty'] }, day: { date: '2027-03-05' }, rooms: 1200 };
    expect(renderMessage({ message: 'Rooms', code: 'ROOMS', params })).toBe(
      '1.200 Zimmer am 05.03.2027: Sauber, Zu reinigen',
    );
    expect(renderMessage({ message: 'Done', code: 'TASK_DONE', params: { task: done } })).toBe(
      'Erledigt: Erledigt: Clean',
    );
    const task = { sentences: ['The selfie was too dark.', 'Nobody knows this.'] };
    expect(renderMessage({ message: 'Done', code: 'TASK_DONE', params: { task } })).toBe(
      'Erledigt: Das Selfie war zu dunkel. Nobody knows this.',
    );
  });

  test.each([
    ['without a code', { message: 'Clean' }],
    ['with an unknown code', { message: 'Clean', code: 'NEWER' }],
  ])('is shown as it came %s, since a person may have written it', (_, message) => {
    expect(renderMessage(message)).toBe('Clean');
  });

  test('in English it is shown as it came', async () => {
    await changeLanguage('en');
    expect(renderMessage(done)).toBe('Done: Clean');
  });
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
