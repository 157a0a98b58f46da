import { expect, test } from '@jest/globals';
import { joinClaims, readPerson } from './read-person.ts';

const sub = 'subject';
const email = 'ana@seaview.test';

test.each([
  ['is called verified', { email_verified: true }, email],
  ['is not verified', { email_verified: false }, null],
  ['is verified by a text', { email_verified: 'true' }, email],
  ['is not verified by a text', { email_verified: 'false' }, null],
  ['is verified by another text', { email_verified: 'yes' }, null],
  ['is not spoken of', {}, null],
  ['is of a verified domain', { xms_edov: true }, email],
  ['is of a verified domain, as a text', { xms_edov: '1' }, email],
  ['is of a verified domain, as a number', { xms_edov: 1 }, email],
  ['is of a domain that is not verified', { xms_edov: false }, null],
  ['is of a domain that is not verified, as a text', { xms_edov: '0' }, null],
  ['is not verified, of a domain that is', { email_verified: false, xms_edov: true }, null],
])('an address that %s counts as %p', (_what, claims, verified_email) => {
  expect(readPerson({ sub, email, ...claims })).toMatchObject({ verified_email });
});

const other = 'chosen@seaview.test';
test.each([
  ['ID token', { email, email_verified: true }, { email: other, xms_edov: true }, email],
  ['ID token', { email, xms_edov: true }, { email: other, email_verified: true }, email],
  ['ID token', { xms_edov: true }, { email: other }, null],
  ['ID token', { email, xms_edov: false }, { email, email_verified: true }, null],
  ['user info', { email: other }, { email, email_verified: true }, email],
  ['user info', { email: other }, { email_verified: true }, null],
])('the %s vouches for its own address alone: %j and %j', (_source, claims, info, verified_email) => {
  expect(readPerson(joinClaims({ sub, ...claims }, { sub, ...info }))).toMatchObject({ verified_email });
});
