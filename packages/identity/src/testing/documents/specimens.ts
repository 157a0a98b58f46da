import { type DocumentDrawing, type PrintedText } from './draw-document.ts';
import { writeMrz, type MrzHolder } from './write-mrz.ts';

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const printedDate = (six: string, century: string) =>
  `${six.slice(4)} ${months[Number(six.slice(2, 4)) - 1] ?? ''} ${century}${six.slice(0, 2)}`;

const sizes = {
  TD1: [85.6, 54],
  TD2: [105, 74],
  TD3: [125, 88],
  'MRV-A': [120, 80],
  'MRV-B': [105, 74],
  CNI: [105, 74],
} as const;
const titles: Readonly<Record<string, string>> = { P: 'PASSPORT', I: 'IDENTITY CARD', V: 'VISA' };

export interface SpecimenOptions {
  country?: string;
  tint?: string;
  withoutMrz?: boolean;
  withoutLabels?: boolean;
}

export function specimen(holder: MrzHolder, options: SpecimenOptions = {}): DocumentDrawing {
  const [width, height] = sizes[holder.format];
  const mrz = options.withoutMrz ? [] : writeMrz(holder);
  const free = height - (mrz.length === 0 ? 4 : 7 + mrz.length * 6.35);
  const step = Math.max(5.4, (free - 9) / 5);
  const left = width * 0.34;
  const label = (row: number, text: string): PrintedText => ({ text, left, top: 9 + row * step, size: 1.4 });
  const value = (row: number, text: string): PrintedText => ({ text, left, top: 11 + row * step, size: 2.2 });
  const rows: readonly (readonly [string, string])[] = [
    ['Surname / Nom', holder.surname],
    ['Given names / Prenoms', holder.given_names],
    [
      'Date of birth / Date de naissance',
      printedDate(holder.birth, Number(holder.birth.slice(0, 2)) > 26 ? '19' : '20'),
    ],
    ['Date of expiry / Date d’expiration', printedDate(holder.expiry, '20')],
    ['Document No. / No du document', holder.number],
  ];
  return {
    width,
    height,
    mrz,
    tint: options.tint ?? '#dfe6ee',
    portrait: { left: 4, top: 9, width: width * 0.26, height: Math.min(width * 0.33, free - 10) },
    texts: [
      {
        text: `${options.country ?? 'UTOPIA'}  ${titles[holder.code[0] ?? ''] ?? ''}`,
        left: 4,
        top: 3,
        size: 2.8,
      },
      ...rows
        .slice(0, Math.floor((free - 9) / 5.4))
        .flatMap(([name, text], row) =>
          options.withoutLabels ? [value(row, text)] : [label(row, name), value(row, text)],
        ),
    ],
  };
}

export function specimenBack(holder: MrzHolder, { withoutMrz = false } = {}): DocumentDrawing {
  const [width, height] = sizes[holder.format];
  const lines = ['Address', '14 LONG QUAY', '2030 PORT UTOPIA', 'Authority', 'CITY OF PORT UTOPIA'];
  return {
    width,
    height,
    mrz: withoutMrz ? [] : writeMrz(holder),
    tint: '#e9e4da',
    portrait: null,
    texts: lines.map((text, row) => ({ text, left: 6, top: 3 + row * 4.6, size: row % 3 === 0 ? 1.4 : 2 })),
  };
}
