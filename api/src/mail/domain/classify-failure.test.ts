import { expect, test } from '@jest/globals';
import { classifyFailure } from './classify-failure.ts';

const reply = (command: string, response: string, code = 'EENVELOPE') => ({
  code,
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

test.each([
  [reply('RCPT TO', '550 5.1.1 No such user'), 'refused', /refused the recipient: 550 5.1.1 No such user$/],
  [reply('RCPT TO', '452 4.2.2 Mailbox full'), 'later', /does not take mail for the recipient now: 452/],
  [reply('RCPT TO', '503 Bad sequence'), 'later', /503/],
  [reply('RCPT TO', '421 Closing'), 'server', /is not ready: 421/],
  [reply('DATA', '554 5.7.1 Spam: your code 123456', 'EMESSAGE'), 'refused', /refused the mail: 554 5.7.1$/],
  [reply('DATA', '451 Try later 123456', 'EMESSAGE'), 'later', /does not take the mail now: 451$/],
  [reply('MAIL FROM', '550 Unknown sender'), 'server', /refused the sender MAIL_FROM: 550 Unknown sender$/],
  [reply('AUTH PLAIN', '535 5.7.8 Bad swordfish', 'EAUTH'), 'server', /SMTP_URL: 535 5.7.8$/],
  [reply('CONN', '554 No service', 'EPROTOCOL'), 'server', /is not ready: 554$/],
  [{ code: 'ESOCKET', message: 'connect ECONNREFUSED 192.0.2.1:25' }, 'server', /reached: ECONNREFUSED$/],
  [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail.test' }, 'server', /reached: ENOTFOUND$/],
  [{ code: 'ETIMEDOUT', command: 'CONN', message: 'Timeout' }, 'server', /reached: ETIMEDOUT$/],
  [{ code: 'ETLS', message: 'no' }, 'server', /could not be encrypted/],
  [{ code: 'EABORT', message: 'aborted' }, 'server', /in time/],
  [{ code: 'EENVELOPE', command: 'API', message: 'Invalid recipient' }, 'refused', /words of SMTP/],
  [new Error('anything else'), 'server', /reached: unknown$/],
])('%j is judged %s', (error, kind, sentence) => {
  expect(classifyFailure(error)).toEqual({ kind, sentence: expect.stringMatching(sentence) });
});

test('what a server says is kept on one short line', () => {
  const { sentence } = classifyFailure(reply('RCPT TO', `550 no\r\nway\u0007 ${'!'.repeat(1000)}`));
  expect(sentence).toMatch(/: 550 no way !+$/);
  expect(sentence.length).toBeLessThan(300);
});
