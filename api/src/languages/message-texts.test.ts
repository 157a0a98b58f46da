import { expect, test } from '@jest/globals';
import type { Message } from '@suite/contracts/http';
import { openMessageTexts } from './message-texts.ts';

const soldOut = {
  message: 'Double is sold out',
  code: 'SOLD_OUT',
  params: { room_type: { texts: ['Double'] }, nights: { dates: ['2027-01-09'] } },
};

test.each<[Message, string]>([
  [{ message: 'Valid email is required' }, 'Eine gültige E-Mail-Adresse ist erforderlich'],
  [{ message: 'Check-out date is required' }, 'Check-out-Datum ist erforderlich'],
  [soldOut, expect.stringContaining('09.01.2027') as unknown as string],
  [{ message: 'A sentence of no list' }, 'A sentence of no list'],
])('%j is German as in the console', (message, text) => {
  expect(openMessageTexts('de')(message)).toEqual(text);
});

test('English is what the server says', () => {
  expect(openMessageTexts('en')(soldOut)).toBe(soldOut.message);
});
