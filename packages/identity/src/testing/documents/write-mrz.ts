import { checkDigit } from '../../documents/mrz/check-digit.ts';
import type { MrzFormat } from '../../documents/mrz/mrz-layout.ts';

export interface MrzHolder {
  format: MrzFormat;
  code: string;
  issuer: string;
  surname: string;
  given_names: string;
  number: string;
  nationality: string;
  birth: string;
  sex: 'F' | 'M' | '<';
  expiry: string;
  optional?: string;
  more_optional?: string;
}

const fill = (text: string, columns: number) => text.slice(0, columns).padEnd(columns, '<');
const checked = (text: string) => `${text}${checkDigit(text) ?? ''}`;

function names(holder: MrzHolder, columns: number) {
  return fill(`${holder.surname.replaceAll(' ', '<')}<<${holder.given_names.replaceAll(' ', '<')}`, columns);
}

function numberParts(holder: MrzHolder): { number: string; rest: string } {
  const goesOn = (holder.format === 'TD1' || holder.format === 'TD2') && holder.number.length > 9;
  if (!goesOn) return { number: checked(fill(holder.number, 9)), rest: '' };
  const whole = checked(holder.number);
  return { number: `${whole.slice(0, 9)}<`, rest: `${whole.slice(9)}<` };
}

export function writeMrz(holder: MrzHolder): string[] {
  const { number, rest } = numberParts(holder);
  const optional = `${rest}${holder.optional ?? ''}`;
  const birth = checked(holder.birth);
  const expiry = checked(holder.expiry);
  const head = `${fill(holder.code, 2)}${fill(holder.issuer, 3)}`;
  const nationality = fill(holder.nationality, 3);
  if (holder.format === 'TD1') {
    const first = `${head}${number}${fill(optional, 15)}`;
    const more = fill(holder.more_optional ?? '', 11);
    const composite = checkDigit(`${first.slice(5)}${birth}${expiry}${more}`) ?? '';
    return [first, `${birth}${holder.sex}${expiry}${nationality}${more}${composite}`, names(holder, 30)];
  }
  if (holder.format === 'CNI') {
    const surname = `IDFRA${fill(holder.surname.replaceAll(' ', '<'), 25)}${fill(holder.optional ?? '', 6)}`;
    const given = fill(holder.given_names.replaceAll(' ', '<<'), 14);
    const second = `${checked(fill(holder.number, 12))}${given}${birth}${holder.sex}`;
    return [surname, `${second}${checkDigit(`${surname}${second}`) ?? ''}`];
  }
  const columns = holder.format === 'TD3' || holder.format === 'MRV-A' ? 44 : 36;
  const first = `${head}${names(holder, columns - 5)}`;
  const middle = `${number}${nationality}${birth}${holder.sex}${expiry}`;
  if (holder.format.startsWith('MRV')) return [first, fill(`${middle}${optional}`, columns)];
  const end = holder.format === 'TD3' ? checked(fill(optional, 14)) : fill(optional, 7);
  return [first, `${middle}${end}${checkDigit(`${number}${birth}${expiry}${end}`) ?? ''}`];
}
