import { plainText } from './plain-text.ts';
import type { PrintedLine } from './printed-line.ts';

export type PrintedField = 'surname' | 'given_names' | 'birth' | 'expiry' | 'number';

const names: Readonly<Record<PrintedField, string>> = {
  surname:
    'SUR ?NAMES?|LAST ?NAME|FAMILY ?NAME|NOMS?|NAME|NACHNAME|APELLIDOS?|COGNOME|NAAM|ACHTERNAAM|FAMILIENNAME|NAZWISKO',
  given_names: 'GIVEN ?NAMES?|FIRST ?NAMES?|PRENOMS?|VORNAMEN?|NOMBRES?|NOME|VOORNAMEN|IMIONA',
  birth:
    'DATE ?OF ?BIRTH|DOB|DATE ?DE ?NAISSANCE|NEE? ?LE|GEBURTSDATUM|GEBURTSTAG|FECHA ?DE ?NACIMIENTO|DATA ?DI ?NASCITA|GEBOORTEDATUM',
  expiry:
    'DATE ?OF ?EXPIRY|EXPIRY ?DATE|DATE ?OF ?EXPIRATION|EXPIRES|EXPIRATION ?DATE|EXP|VALID ?UNTIL|DATE ?D.?EXPIRATION|GULTIG ?BIS|FECHA ?DE ?CADUCIDAD|VALIDEZ|SCADENZA|DATA ?DI ?SCADENZA|GELDIG ?TOT',
  number:
    '(?:DOCUMENT|PASSPORT|CARD|LICEN[CS]E|ID|DL) ?(?:NO|NUMBER|NR|NUM)|DL|N.? ?DU ?(?:DOCUMENT|PASSEPORT)|AUSWEISNUMMER|AUSWEISNR|NUM ?SOPORTE',
};

/** European driving licences use numbers as labels. */
const numbers: Readonly<Record<PrintedField, string>> = {
  surname: '1',
  given_names: '2',
  birth: '3',
  expiry: '4B',
  number: '5',
};

const fields = Object.keys(names) as PrintedField[];
const labelOf = Object.fromEntries(
  fields.map((field) => [
    field,
    new RegExp(`^(?:(?:${numbers[field]}[.,] ?)?(?:${names[field]})(?![A-Z])|${numbers[field]}[.,])`),
  ]),
) as Record<PrintedField, RegExp>;
const anyLabel = new RegExp(`(?<![A-Z])(?:${Object.values(names).join('|')})(?![A-Z])`);

const isLabel = (text: string) => fields.some((field) => labelOf[field].test(text));

function below(lines: readonly PrintedLine[], label: PrintedLine): PrintedLine | undefined {
  return lines
    .filter((line) => {
      const [down, aside] = [line.top - label.top, Math.abs(line.left - label.left)];
      return (
        line !== label && down > 0.3 * label.height && down < 3.2 * label.height && aside < 3 * label.height
      );
    })
    .sort((a, b) => a.top - b.top)
    .find((line) => !isLabel(plainText(line.text)));
}

export function labelledValue(
  lines: readonly PrintedLine[],
  field: PrintedField,
  fits: (text: string) => boolean,
): string | null {
  for (const line of lines) {
    const text = plainText(line.text).trim();
    const label = labelOf[field].exec(text)?.[0];
    if (label === undefined) continue;
    const behind = text.slice(label.length).replace(/^[ :./-]+/, '');
    if (!anyLabel.test(behind) && fits(behind)) return behind;
    const next = below(lines, line);
    const under = next ? plainText(next.text).trim() : '';
    if (fits(under)) return under;
  }
  return null;
}
