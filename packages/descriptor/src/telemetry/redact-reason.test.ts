import { describe, expect, test } from '@jest/globals';
import { redactReason } from './redact-reason.ts';

describe('redactReason', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'guest_name')"],
    ['useBooking is not a function'],
    ['It did not start within 2000 ms'],
    ['The shell provides no @suite/ui/core'],
  ])('keeps %s', (message) => {
    expect(redactReason(message)).toBe(message);
  });

  test.each([
    [
      'https://hotel.test/releases/mf-a/1.0.0-3f2a9c0d1e4b/static/6b5eebf81593.js?again=12 answered 503',
      '6b5eebf81593.js answered 503',
    ],
    ['GET https://hotel.test/b/kf83hfk3?lang=de failed', 'GET [address] failed'],
    ['No route matches /guest/x?token=abc123&email=a', 'No route matches /guest/x'],
    ['ada@example.com is not known', '[e-mail] is not known'],
    ['Ädä.Müller@exämple.de has no booking', '[e-mail] has no booking'],
    [
      'Unexpected token \'J\', "John Smith, X1234567" is not valid JSON',
      "Unexpected token 'J', [text] is not valid JSON",
    ],
    ['Unexpected end of "John Smi', 'Unexpected end of [text]'],
    ["There is no guest 'John Smith'", 'There is no guest [text]'],
    ['No guest born 1990-02-03', 'No guest born [date]'],
    ['Passport X1234567 expired', 'Passport [number] expired'],
    ['Call +49 1511234567', 'Call +49 [number]'],
    ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6 was refused', 'Bearer [id] was refused'],
    ['first\nJohn Smith', 'first'],
    ['a\u0000b', 'a b'],
    ['', 'no message'],
    [' \n ', 'no message'],
  ])('leaves out of %j what may be personal', (message, redacted) => {
    expect(redactReason(message)).toBe(redacted);
  });

  test('is short, whatever it is given, and redacts no further the second time', () => {
    const redacted = redactReason('word '.repeat(1_000_000));
    expect(redacted.length).toBeLessThanOrEqual(200);
    expect(redactReason(redacted)).toBe(redacted);
  });
});
