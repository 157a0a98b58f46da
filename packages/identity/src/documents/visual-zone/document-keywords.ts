import type { DocumentType } from '../mrz/document-type.ts';
import { plainText, squeezed } from './plain-text.ts';

const types: readonly (readonly [DocumentType, readonly string[]])[] = [
  [
    'driving_licence',
    [
      'DRIVINGLICENCE',
      'DRIVERLICENSE',
      'DRIVERSLICENSE',
      'DRIVERLICENCE',
      'PERMISDECONDUIRE',
      'FUHRERSCHEIN',
      'PERMISODECONDUCCION',
      'PATENTEDIGUIDA',
      'RIJBEWIJS',
      'CARTADECONDUCAO',
      'PRAWOJAZDY',
    ],
  ],
  [
    'residence_permit',
    [
      'RESIDENCEPERMIT',
      'PERMANENTRESIDENT',
      'TITREDESEJOUR',
      'AUFENTHALTSTITEL',
      'PERMISODERESIDENCIA',
      'PERMESSODISOGGIORNO',
      'VERBLIJFSTITEL',
    ],
  ],
  [
    'id_card',
    [
      'IDENTITYCARD',
      'IDENTIFICATIONCARD',
      'CARTENATIONALEDIDENTITE',
      'CARTEDIDENTITE',
      'PERSONALAUSWEIS',
      'DOCUMENTONACIONALDEIDENTIDAD',
      'CARTADIDENTITA',
      'IDENTITEITSKAART',
      'CARTAODECIDADAO',
      'DOWODOSOBISTY',
      'IDENTITATSKARTE',
    ],
  ],
  ['visa', ['SCHENGENVISA', 'VISAOUSEJOUR']],
  [
    'passport',
    ['PASSPORT', 'PASSEPORT', 'REISEPASS', 'PASAPORTE', 'PASSAPORTO', 'PASPOORT', 'PASZPORT', 'PASSAPORTE'],
  ],
];

const countries: readonly (readonly [string, readonly string[]])[] = [
  ['UTO', ['UTOPIA']],
  ['DEU', ['BUNDESREPUBLIKDEUTSCHLAND']],
  ['FRA', ['REPUBLIQUEFRANCAISE']],
  ['ESP', ['REINODEESPANA', 'ESPANA']],
  ['ITA', ['REPUBBLICAITALIANA']],
  ['GBR', ['UNITEDKINGDOMOFGREATBRITAIN', 'UNITEDKINGDOM']],
  ['USA', ['UNITEDSTATESOFAMERICA']],
  ['IRL', ['EIRE']],
  ['NLD', ['KONINKRIJKDERNEDERLANDEN']],
  ['AUT', ['REPUBLIKOSTERREICH']],
  ['CHE', ['SCHWEIZERISCHEEIDGENOSSENSCHAFT', 'CONFEDERATIONSUISSE']],
  ['PRT', ['REPUBLICAPORTUGUESA']],
  ['POL', ['RZECZPOSPOLITAPOLSKA']],
  ['MAR', ['ROYAUMEDUMAROC']],
];

const otherCards = [
  ...['STUDENT', 'ETUDIANT', 'STUDIERENDENAUSWEIS', 'ESTUDIANTE', 'UNIVERSIT', 'UNIVERSIDAD'],
  ...['LIBRARYCARD', 'BIBLIOTHEK', 'BIBLIOTHEQUE', 'BIBLIOTECA'],
  ...['MEMBERSHIP', 'MITGLIEDSAUSWEIS', 'CARTEDEMEMBRE', 'EMPLOYEE', 'MITARBEITERAUSWEIS', 'VISITORPASS'],
];

/** Print of specimens and of cards that are given away; OCR may lose the blanks around the first ones. */
const specimenWords = ['SPECIMEN', 'LOYALTY'];
const wholeSpecimenWords = ['MUSTER', 'MUESTRA', 'SAMPLE', 'NOVELTY'];

function firstFound<T>(
  table: readonly (readonly [T, readonly string[]])[],
  texts: readonly string[],
): T | null {
  const plain = texts.map(squeezed);
  const found = table.find(([, words]) => words.some((word) => plain.some((text) => text.includes(word))));
  return found?.[0] ?? null;
}

export function documentTypeIn(texts: readonly string[]): DocumentType | null {
  return firstFound(types, texts);
}

export function countryIn(texts: readonly string[]): string | null {
  return firstFound(countries, texts);
}

/** Call `documentTypeIn` first, as residence permits also contain `student`. */
export function namesAnotherKindOfCard(texts: readonly string[]): boolean {
  const plain = texts.map(squeezed);
  return otherCards.some((word) => plain.some((text) => text.includes(word)));
}

/** Ignores words of the holder's name, as Muster and Sample are also surnames. */
export function namesSpecimen(texts: readonly string[], name: string | null): boolean {
  const holder = plainText(name ?? '').split(/[^A-Z]+/);
  const isOther = (word: string) => !holder.includes(word);
  const [plain, words] = [texts.map(squeezed), texts.flatMap((text) => plainText(text).split(/[^A-Z]+/))];
  return (
    specimenWords.some((word) => isOther(word) && plain.some((text) => text.includes(word))) ||
    wholeSpecimenWords.some((word) => isOther(word) && words.includes(word))
  );
}
