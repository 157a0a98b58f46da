import { describe, expect, test } from '@jest/globals';
import { guestLanguages } from '@suite/contracts/bookings';
import { verificationEmailContent } from './verification-email-content.ts';
import type { VerificationEmail, VerificationPerson } from './verification-email-content.ts';

const primary: VerificationPerson = { user_type: 'primary', name: 'Ana Reis', is_verified: false };
const companion: VerificationPerson = { user_type: 'guest', name: 'Jon', item_id: 7, primary: 'Ana Reis' };

function compose(fields: Partial<VerificationEmail> = {}) {
  return verificationEmailContent({
    kind: 'invitation',
    person: primary,
    token: 'secret-c7ae92',
    short_id: 'C7AE92',
    language: null,
    hotel: { hotel_name: 'Seaview', hotel_email: 'desk@seaview.test', hotel_phone: '+351 282 555 010' },
    stay: { checkin_date: '2027-03-05', checkout_date: '2027-03-08' },
    publicUrl: 'https://suite.test',
    ...fields,
  });
}

const textOf = ({ subject, content }: ReturnType<typeof compose>) =>
  [
    subject,
    content.title,
    content.greeting,
    ...content.paragraphs,
    ...content.facts.flat(),
    content.link.label,
    content.link.hint,
    ...content.closing,
  ].join('\n');

const days = {
  en: ['Friday, 5 March 2027', 'Monday, 8 March 2027'],
  es: ['viernes, 5 de marzo de 2027', 'lunes, 8 de marzo de 2027'],
  de: ['Freitag, 5. März 2027', 'Montag, 8. März 2027'],
  fr: ['vendredi 5 mars 2027', 'lundi 8 mars 2027'],
  it: ['venerdì 5 marzo 2027', 'lunedì 8 marzo 2027'],
  ar: ['الجمعة، 5 مارس 2027', 'الاثنين، 8 مارس 2027'],
};

describe.each(guestLanguages)('in %s', (language) => {
  test.each<[string, Partial<VerificationEmail>, string[]]>([
    ['an invitation', {}, ['Ana Reis']],
    ['a reminder', { kind: 'reminder' }, ['Ana Reis']],
    ['a mail about others', { person: { ...primary, is_verified: true } }, ['Ana Reis']],
    ['a mail to another guest', { person: companion }, ['Jon', 'Ana Reis']],
  ])('%s names who, where, when and whom to ask', (_what, fields, names) => {
    const mail = compose({ ...fields, language });
    const text = textOf(mail).replaceAll('\u00A0', ' ');
    const values = [
      'C7AE92',
      'Seaview',
      'desk@seaview.test',
      '+351 282 555 010',
      ...days[language],
      ...names,
    ];
    expect(values.filter((value) => !text.includes(value))).toEqual([]);
    expect(text).not.toMatch(/\b(undefined|null)\b|\[object/);
    expect(mail.subject).toContain('Seaview');
    expect(mail.content.language).toEqual({ code: language, isRightToLeft: language === 'ar' });
  });

  test('a primary guest who is verified is not asked to be verified again', () => {
    const others = compose({ language, person: { ...primary, is_verified: true } });
    const own = compose({ language });
    const { paragraphs, title, link } = own.content;
    for (const text of [own.subject, title, link.label, ...paragraphs]) {
      expect(textOf(others).split('\n')).not.toContain(text);
    }
  });

  test('nothing is left in the words of another language', () => {
    const texts = guestLanguages
      .filter((other) => other !== language)
      .flatMap((other) => compose({ language: other }).content)
      .flatMap(({ title, closing, link, paragraphs }) => [
        title,
        link.label,
        link.hint,
        ...paragraphs,
        ...closing,
      ]);
    const own = compose({ language }).content;
    const all = [own.title, own.link.label, own.link.hint, ...own.paragraphs, ...own.closing];
    expect(all.filter((text) => texts.includes(text))).toEqual([]);
  });
});

test('English speaks where no language is known', () => {
  expect(compose()).toEqual(compose({ language: 'en' }));
});

test('the reason of the mail is its own for each occasion', () => {
  const first = (fields: Partial<VerificationEmail>) => compose(fields).content.paragraphs[0];
  expect(first({})).toMatch(/^Seaview looks forward to your stay\. Please verify your identity online/);
  expect(first({ kind: 'reminder' })).toMatch(
    /^Your stay at Seaview begins soon, and your identity is not verified/,
  );
  expect(first({ person: { ...primary, is_verified: true } })).toMatch(/^You are verified, thank you\./);
  expect(first({ person: companion })).toMatch(
    /^Ana Reis has booked a stay at Seaview and named you as a guest\./,
  );
  expect(compose({ kind: 'reminder' }).subject).toMatch(/^Reminder: /);
});

test('it says what is asked for, and that card data never is', () => {
  const text = textOf(compose());
  expect(text).toMatch(/a photo of yourself and a photo of the document/);
  expect(text).toMatch(/We never ask you for card or bank details, a payment or a password/);
  expect(text).toMatch(/show your document at the front desk/);
});

test('the link is the own one of each person, below the public address', () => {
  expect(compose().content.link.url).toBe('https://suite.test/user-verification/secret-c7ae92');
  expect(compose({ person: companion }).content.link.url).toBe(
    'https://suite.test/user-verification/secret-c7ae92/guest/7',
  );
  expect(compose({ publicUrl: 'http://localhost:3000/' }).content.link.url).toBe(
    'http://localhost:3000/user-verification/secret-c7ae92',
  );
});

test('a stay without a check-out names none, and its link works for thirty days', () => {
  const { facts, closing } = compose({ stay: { checkin_date: '2027-03-05', checkout_date: null } }).content;
  expect(facts.map(([label]) => label)).toEqual(['Hotel', 'Check-in', 'Booking ID']);
  expect(closing.join('\n')).toContain('works until Sunday, 4 April 2027');
});

test('a name keeps its direction to itself, and cannot turn that of the sentence', () => {
  const named = (name: string, language: VerificationEmail['language']) =>
    compose({ language, person: { ...primary, name } }).content.greeting;
  expect(named('ليلى', 'en')).toBe('Hello \u2068ليلى\u2069,');
  expect(named('Ana', 'ar')).toBe('مرحبًا \u2068Ana\u2069،');
  expect(named('Ana\u202Eexe\u2066', 'en')).toBe('Hello Anaexe,');
  expect(named(' Ana\r\nBcc: all@evil.test\u2028 ', 'en')).toBe('Hello Ana Bcc: all@evil.test,');
});
