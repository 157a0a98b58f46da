const groups = [
  '0OQD',
  '1IL',
  '2Z',
  '5S',
  '6G',
  '8BS',
  '7T',
  '4A',
  'UV',
  'MN',
  'CG',
  'I8',
  'S9G',
  'KX',
  'EF',
  'PR',
];

const byCharacter = new Map<string, Set<string>>();
for (const group of groups) {
  for (const character of group) {
    const others = byCharacter.get(character) ?? new Set<string>();
    for (const other of group) if (other !== character) others.add(other);
    byCharacter.set(character, others);
  }
}

export function lookAlikes(character: string): ReadonlySet<string> {
  return byCharacter.get(character) ?? new Set<string>();
}

const asDigit: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  U: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
  A: '4',
};
const asLetter: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '8': 'B',
  '4': 'A',
  '7': 'T',
};

export function digitFor(character: string): string | undefined {
  return asDigit[character];
}

export function letterFor(character: string): string | undefined {
  return asLetter[character];
}
