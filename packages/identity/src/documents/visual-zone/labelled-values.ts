import { plainText } from './plain-text.ts';
import type { PrintedLine } from './printed-line.ts';

export type PrintedField = 'surname' | 'given_names' | 'birth' | 'expiry' | 'number';

/** What labels begin with, and the numbers that stand for them on European licences. */
const labels: Readonly<Record<PrintedField, RegExp>> = {
  surname:
    /^(1\. ?|(?:1\.? ?)?(?:SUR ?NAME|LAST ?NAME|FAMILY ?NAME|NOM\b|NAME\b|NACHNAME|APELLIDOS?|COGNOME|NAAM\b|ACHTERNAAM|FAMILIENNAME))/,
  given_names:
    /^(2\. ?|(?:2\.? ?)?(?:GIVEN ?NAMES?|FIRST ?NAMES?|PRENOMS?|VORNAMEN?|NOMBRES?|NOME\b|VOORNAMEN))/,
  birth:
    /^(3\. ?|(?:3\.? ?)?(?:DATE ?OF ?BIRTH|DOB\b|DATE ?DE ?NAISSANCE|NEE? ?LE|GEBURTSDATUM|GEBURTSTAG|FECHA ?DE ?NACIMIENTO|DATA ?DI ?NASCITA|GEBOORTEDATUM))/,
  expiry:
    /^(4B\.? ?|(?:4B\.? ?)?(?:DATE ?OF ?EXPIRY|EXPIRY ?DATE|EXPIR(?:ES|Y|ATION ?DATE)|EXP\b|VALID ?UNTIL|DATE ?D.?EXPIRATION|GULTIG ?BIS|FECHA ?DE ?CADUCIDAD|VALIDEZ|SCADENZA|DATA ?DI ?SCADENZA|GELDIG ?TOT))/,
  number:
    /^(5\. ?|(?:DOCUMENT|PASSPORT|CARD|LICEN[CS]E|ID|DL) ?(?:NO|NUMBER|NR|NUM)\b[.:]?|DL\b|NUMERO|N[O°] ?DU ?(?:DOCUMENT|PASSEPORT)|AUSWEISNUMMER|AUSWEISNR|NUM\.? ?SOPORTE)/,
};

const isLabel = (text: string) => Object.values(labels).some((label) => label.test(text));

/** The line below a label: near, and beginning where the label does. */
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

/** What stands behind or below a field's label, as read; null when there is no such label or nothing is there. */
export function labelledValue(
  lines: readonly PrintedLine[],
  field: PrintedField,
  fits: (text: string) => boolean,
): string | null {
  for (const line of lines) {
    const text = plainText(line.text).trim();
    const label = labels[field].exec(text)?.[0];
    if (label === undefined) continue;
    const behind = text.slice(label.length).replace(/^[ :./-]+/, '');
    if (fits(behind)) return behind;
    const next = below(lines, line);
    const under = next ? plainText(next.text).trim() : '';
    if (fits(under)) return under;
  }
  return null;
}
