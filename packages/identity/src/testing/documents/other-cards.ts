import type { DocumentDrawing, PrintedText } from './draw-document.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

export type OtherThing = 'student card' | 'business card' | 'blank page';

export interface CardHolder {
  surname: string;
  given_names: string;
}

const card = { width: 85.6, height: 54 } as const;
const printed = (text: string, left: number, top: number, size = 2.2): PrintedText => ({
  text,
  left,
  top,
  size,
});

function studentTexts({ surname, given_names }: CardHolder, random: SeededRandom): PrintedText[] {
  const name = `${given_names} ${surname}`;
  return [
    printed(random.oneOf(['UNIVERSITY OF UTOPIA', 'UNIVERSITAT UTOPIA', 'UNIVERSITE D UTOPIE']), 4, 3, 2.8),
    printed(random.oneOf(['STUDENT CARD', 'STUDIERENDENAUSWEIS', 'CARTE D ETUDIANT']), 30, 11),
    printed('Name', 30, 17, 1.4),
    printed(name, 30, 19),
    printed('Date of birth', 30, 25, 1.4),
    printed(`${random.whole(10, 28)} MAY ${random.whole(1994, 2006)}`, 30, 27),
    printed('Valid until', 30, 33, 1.4),
    printed(`30 SEP ${random.whole(2027, 2030)}`, 30, 35),
    printed(`No ${random.whole(10_000_000, 99_999_999)}`, 30, 42),
  ];
}

function businessTexts({ surname, given_names }: CardHolder, random: SeededRandom): PrintedText[] {
  return [
    printed(`${given_names} ${surname}`, 30, 6, 2.8),
    printed(random.oneOf(['Head of Sales', 'Civil Engineer', 'Attorney at Law']), 30, 13),
    printed('Harbour Trading Company', 30, 20),
    printed('14 Long Quay, 2030 Utopia', 30, 27),
    printed(`+999 ${random.whole(100_000, 999_999)}`, 30, 34),
    printed('office@harbour.example', 30, 41),
  ];
}

export function otherCard(thing: OtherThing, holder: CardHolder, seed: number): DocumentDrawing {
  const random = seededRandom(seed * 31 + 7);
  const texts = {
    'student card': studentTexts,
    'business card': businessTexts,
    'blank page': () => [],
  }[thing](holder, random);
  return { ...card, mrz: [], tint: '#f4f1ea', portrait: { left: 4, top: 12, width: 22, height: 28 }, texts };
}
