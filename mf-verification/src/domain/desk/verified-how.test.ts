import { afterEach, expect, test } from '@jest/globals';
import type { DeskCheck } from '@suite/contracts/verification';
import { changeLanguage } from '@suite/i18n';
import { catalog } from '../../languages/desk/desk-catalog.ts';
import { verifiedHow } from './verified-how.ts';

afterEach(() => changeLanguage('en'));

const unverified = {
  ...{ is_verified: false, method: null, document: null, verified_at: null, verified_by: null },
  ...{ desk_chosen_at: null, checks: [] },
};
const verified = { ...unverified, is_verified: true };
const byPhoto = { ...verified, method: 'photo' as const };
const checkWith = (mrz_valid: boolean | null): DeskCheck => ({
  ...{ attempt_id: 7, checked_at: '2027-03-05T12:00:00Z', is_match: true, similarity_score: 92.5 },
  ...{ awaits_review: false, review: null, reviewed_by: null, outcome: '', warnings: [], images: [] },
  document_data: {
    ...{ document_type: 'passport', issuing_country: 'PRT', full_name: 'INES DUARTE' },
    ...{ date_of_birth: null, expiry_date: null, number_last4: null, mrz_valid },
  },
});

test.each([
  [unverified, 'Not verified yet'],
  [byPhoto, 'By photos'],
  [{ ...byPhoto, checks: [checkWith(true)] }, 'By selfie and machine-readable zone'],
  [{ ...byPhoto, checks: [checkWith(null)] }, 'By selfie and printed text, without a machine-readable zone'],
  [{ ...byPhoto, verified_by: 'Ana Reis' }, 'By photos, reviewed by Ana Reis'],
  [
    { ...verified, method: 'desk' as const, document: 'id_card', verified_by: 'Ana Reis' },
    'At the desk, ID card by Ana Reis',
  ],
  [{ ...verified, method: 'guardian' as const }, 'Accompanied, no document'],
])('%j reads %j', (person, text) => {
  expect(verifiedHow(person)).toBe(text);
});

test('says when', () => {
  const at = { ...verified, method: 'photo' as const, verified_at: '2027-03-05T12:00:00Z' };
  expect(verifiedHow(at)).toMatch(/^By photos on 05\/Mar\/2027, \d\d:\d\d \S+$/);
  const desk_chosen_at = '2027-03-05T12:00:00Z';
  expect(verifiedHow({ ...unverified, desk_chosen_at })).toMatch(
    /^Will show ID at the desk, chosen on 05\/Mar\/2027, \d\d:\d\d \S+$/,
  );
});

const atDesk = {
  ...{ is_verified: true, method: 'desk' as const, document: 'passport', desk_chosen_at: null, checks: [] },
  ...{ verified_at: '2027-03-05T12:00:00Z', verified_by: 'Ana Reis' },
};

test('German says when and by whom a guest was verified', async () => {
  await changeLanguage('de');
  await catalog.load();
  expect(verifiedHow(atDesk)).toMatch(/^Am Empfang, Reisepass \(Ana Reis, 05\.03\.2027, \d\d:\d\d \S+\)$/);
});

test('Arabic keeps names in Latin letters apart from the sentence around them', async () => {
  await changeLanguage('ar');
  await catalog.load();
  expect(verifiedHow(atDesk)).toContain('(\u2068Ana Reis\u2069، ');
});
