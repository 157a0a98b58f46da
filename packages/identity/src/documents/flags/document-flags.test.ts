import { describe, expect, test } from '@jest/globals';
import { compareNames } from './compare-names.ts';
import { documentFlags } from './document-flags.ts';

describe('names that may be one person’s', () => {
  test.each([
    ['ANNA MARIA ERIKSSON', 'Anna Maria Eriksson', 'the same'],
    ['ANNA MARIA ERIKSSON', '  anna   MARIA eriksson ', 'blanks and capitals'],
    ['ANNA MARIA ERIKSSON', 'Eriksson, Anna Maria', 'surname first'],
    ['ANNA MARIA ERIKSSON', 'Anna Eriksson', 'a middle name left out'],
    ['ANNA ERIKSSON', 'Anna Maria Eriksson', 'a middle name that the document has not'],
    ['ANNA MARIA ERIKSSON', 'A. M. Eriksson', 'initials'],
    ['ANNA MARIA ERIKSSON', 'Dr. Anna Eriksson', 'a title'],
    ['ANNA MARIA ERIKSSON', 'Eriksson', 'one name alone'],
    ['HANS MUELLER', 'Hans Müller', 'ü written UE'],
    ['HANS MULLER', 'Hans Müller', 'ü written U'],
    ['HANS MUXXLLER', 'Hans Müller', 'ü written UXX'],
    ['HANS MUELLER', 'Hans Muller', 'ü in neither'],
    ['JURGEN GROSS', 'Jürgen Groß', 'ß'],
    ['SOEREN AAGAARD', 'Søren Ågård', 'ø and å'],
    ['LUKASZ WALESA', 'Łukasz Wałęsa', 'Polish letters'],
    ['JOSE NUNEZ', 'José Núñez', 'Spanish letters'],
    ['JOSE NUNXXEZ', 'José Núñez', 'ñ written NXX'],
    ['ISIL CELIK', 'Işıl Çelik', 'Turkish letters'],
    ['JOSE GARCIA LOPEZ', 'José García', 'the second surname left out'],
    ['JEAN BAPTISTE DUPONT', 'Jean-Baptiste Dupont', 'a hyphen'],
    ['JEAN BAPTISTE DUPONT', 'Jeanbaptiste Dupont', 'two words written as one'],
    ['WILLEM VANDERBERG', 'Willem van der Berg', 'three words written as one'],
    ['SIOBHAN OBRIEN', "Siobhán O'Brien", 'an apostrophe'],
    ['SIOBHAN O BRIEN', 'Siobhán O’Brien', 'an apostrophe that became a blank'],
    ['SEAN ONEIL', 'Sean OʼNeil', 'an apostrophe that Unicode counts as a letter'],
    ['KAUI KAEO', 'Kauʻi Kaʻeo', 'an okina'],
    ['ANAR ELIYEV', 'Anar Əliyev', 'a schwa'],
    ['ANAR ELIYEV', 'anar əliyev', 'a small schwa'],
    ['JAN VAN DIJK', 'Jan van Dĳk', 'two letters in one character'],
    ['PER BATSFJORD TORHEIM', 'Per Båtsfjord Ŧorheim', 'a T with a stroke'],
    ['SOEREN NOERGAARD', 'Søren Nørgård', 'ø written OE'],
    ['THORA GUDMUNDSDOTTIR', 'Þóra Guðmundsdóttir', 'Icelandic letters'],
    ['QAAVIGAQ JENSEN', 'ĸaavigaq Jensen', 'an older Greenlandic letter'],
    ['GODFREDO BELLO DANBABA', 'Godfredo Ɓello Ɗanbaba', 'letters of Hausa'],
    ['ANNA ERIKSSON', 'Ａｎｎａ Ｅｒｉｋｓｓｏｎ', 'wide letters'],
    ['ANNA ERIKSSON', '𝐀𝐧𝐧𝐚 𝓔𝓻𝓲𝓴𝓼𝓼𝓸𝓷', 'mathematical letters'],
    ['IVAN PETROV', 'Иван Петров', 'Cyrillic'],
    ['IVAN PETROV', 'Ivan Петров', 'Cyrillic and Latin'],
    ['IULIIA SHCHEGLOVA', 'Юлия Щеглова', 'Russian'],
    ['YULIYA SHCHEGLOVA', 'Юлия Щеглова', 'older Russian'],
    ['VOLODYMYR HRYHORENKO', 'Володимир Григоренко', 'Ukrainian'],
    ['YEVHEN YATSENIUK', 'Євген Яценюк', 'first letters in Ukrainian'],
    ['SIARHEI HANCHAROU', 'Сяргей Ганчароў', 'Belarusian'],
    ['GEORGI PARVANOV', 'Георги Първанов', 'Bulgarian'],
    ['KJIRO GJORGIEV', 'Ќиро Ѓоргиев', 'Macedonian'],
    ['ZORAN DIMIC', 'Зоран Димић', 'Serbian'],
    ['MOHAMED BENALI', 'محمد بنعلي', 'Arabic'],
    ['MXHMD BNELY', 'محمد بنعلي', 'Arabic by the codes of ICAO'],
    ['FATIMA ABDELRAHMAN', 'فاطمة عبد الرحمن', 'Arabic with a name of two words'],
    ['KHALED DJAMEL', 'خالد جمال', 'Arabic in French spelling'],
    ['REZA KARIMI', 'رضا کریمی', 'Persian'],
    ['NGUYEN THI THUY DUONG', 'Nguyễn Thị Thùy Dương', 'Vietnamese letters'],
    [
      'CHAYAPA DEJTHAMRONG KRASUANG NILAVADHANANAN',
      'Chayapa Dejthamrong Krasuang Nilavadhanananda',
      'cut off',
    ],
    ['JONATHON ALEC NEMANJ PAPANDROPOULOUS', 'Jonathon Alec Nemanja Papandropoulous', 'given names cut off'],
  ])('%s and %s: %s', (onDocument, onBooking) => {
    expect(compareNames(onDocument, onBooking)).toBe('alike');
  });
});

describe('names of two people', () => {
  test.each([
    ['ANNA MARIA ERIKSSON', 'Peter Eriksson', 'another given name'],
    ['ANNA MARIA ERIKSSON', 'Anna Johansson', 'another surname'],
    ['ANNA MARIA ERIKSSON', 'Anna Sofia Eriksson', 'another middle name'],
    ['ANNA ERIKSSON', 'Ann Eriksson', 'a shorter given name on a short document'],
    ['ANNA ERIKSSON', 'Anna Anna', 'one word for two'],
    ['ANNA ERIKSSON', 'A. E.', 'initials alone'],
    ['DANIEL ROSSI', 'Daniela Rossi', 'a sibling'],
    ['A', 'Anna', 'a document of one letter'],
    ['MARTA KOVALENKO', 'Sean OʼNeil', 'an apostrophe that Unicode counts as a letter'],
    ['MARTA KOVALENKO', 'Sean OʻNeil', 'an okina'],
    ['MARTA KOVALENKO', 'Sean O\u0435Neil', 'one Cyrillic letter'],
    ['MARTA KOVALENKO', 'Иван Петров', 'Cyrillic'],
    ['PETR PETROV', 'Иван Петров', 'another given name in Cyrillic'],
    ['MARTA KOVALENKO', 'محمد بنعلي', 'Arabic'],
    ['MARTA KOVALENKO', '𝐀𝐧𝐧𝐚 𝐄𝐫𝐢𝐤𝐬𝐬𝐨𝐧', 'mathematical letters'],
    ['MARTA KOVALENKO', 'Sean Neil Ω', 'one Greek letter'],
    ['MARTA KOVALENKO', 'Sean Neil (吴)', 'one letter of another script behind the name'],
  ])('%s and %s: %s', (onDocument, onBooking) => {
    expect(compareNames(onDocument, onBooking)).toBe('unlike');
  });
});

test.each([
  ['LI WU', '吴丽'],
  ['ELENI PAPADOPOULOU', 'Ελένη Παπαδοπούλου'],
  ['GIORGI BERIDZE', 'გიორგი ბერიძე'],
  ['MUSTAFA BENALI', 'محمد بنعلي'],
  ['IVAN PETROV', ''],
  ['IVAN PETROV', ' - '],
  ['IVAN PETROV', null],
  [null, 'Ivan Petrov'],
  ['', 'Ivan Petrov'],
])('%s and %s cannot be compared', (onDocument, onBooking) => {
  expect(compareNames(onDocument, onBooking)).toBe('cannot-compare');
});

test('a name of many like words is answered', () => {
  const many = Array.from({ length: 40 }, (_, index) => `A${String.fromCharCode(65 + (index % 26))}`).join(
    ' ',
  );
  expect(compareNames(many, `${'A '.repeat(11)} Zoe`)).toBe('unlike');
});

const anna = { expiry_date: null, full_name: 'ANNA ERIKSSON', mrz_valid: null };

test.each([
  ['2026-11-19', true],
  ['2026-11-20', false],
  ['2026-11-21', false],
  [null, null],
])('a document that expires on %s is expired on 20 November 2026: %s', (expiry_date, expired) => {
  const flags = documentFlags({ ...anna, expiry_date }, 'Anna Eriksson', '2026-11-20');
  expect(flags).toEqual({ expired, name: 'alike', nameNotCompared: false, mrzInvalid: false });
});

test.each([
  [false, true],
  [true, false],
  [null, false],
])('a zone whose check digits agree (%s) is invalid: %s', (mrz_valid, mrzInvalid) => {
  const flags = documentFlags({ ...anna, mrz_valid }, 'Anna Eriksson', '2026-11-20');
  expect(flags).toMatchObject({ mrzInvalid });
});

test.each([
  ['吴丽', 'LI WU', true],
  ['Ελένη', 'ELENI', true],
  ['吴丽', null, false],
  ['Li Wu', 'LI WU', false],
  ['Peter Wu', 'LI WU', false],
])('whether %s was compared with %j is said', (booking, full_name, nameNotCompared) => {
  expect(documentFlags({ ...anna, full_name }, booking, '2026-11-20')).toMatchObject({ nameNotCompared });
});
