import type { DocumentType } from '../mrz/document-type.ts';
import { squeezed } from './plain-text.ts';

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
