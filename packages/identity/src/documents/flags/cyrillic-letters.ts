/** ICAO 9303-3, section 6.B. */
const common = {
  ...{ Ё: 'E', Ђ: 'D', Ѓ: 'G', Є: 'IE', Ѕ: 'DZ', І: 'I', Ї: 'I', Ј: 'J', Љ: 'LJ', Њ: 'NJ', Ћ: 'C', Ќ: 'K' },
  ...{ Ў: 'U', Џ: 'DZ', А: 'A', Б: 'B', В: 'V', Г: 'G', Д: 'D', Е: 'E', Ж: 'ZH', З: 'Z', И: 'I', Й: 'I' },
  ...{ К: 'K', Л: 'L', М: 'M', Н: 'N', О: 'O', П: 'P', Р: 'R', С: 'S', Т: 'T', У: 'U', Ф: 'F', Х: 'KH' },
  ...{ Ц: 'TS', Ч: 'CH', Ш: 'SH', Щ: 'SHCH', Ъ: 'IE', Ы: 'Y', Ь: '', Э: 'E', Ю: 'IU', Я: 'IA', Ѫ: 'U' },
  ...{ Ѵ: 'Y', Ґ: 'G', Ғ: 'G', Һ: 'C' },
};

export interface CyrillicSpelling {
  letters: Readonly<Record<string, string>>;
  /** These differ at the beginning of a word. */
  initials: Readonly<Record<string, string>>;
}

const spelling = (letters: Record<string, string>, initials = {}): CyrillicSpelling => ({
  letters: { ...common, ...letters },
  initials,
});

/** The exceptions of section 6.B for a language, and the spellings of Bulgarian law and of older Russian passports. */
export const cyrillicSpellings: readonly CyrillicSpelling[] = [
  spelling({}),
  spelling({ Ё: 'IO', Г: 'H' }),
  spelling({ Г: 'H', И: 'Y' }, { Є: 'YE', Ї: 'YI', Й: 'Y', Ю: 'YU', Я: 'YA' }),
  spelling({ Ж: 'Z', Х: 'H', Ц: 'C', Ч: 'C', Ш: 'S' }),
  spelling({ Ѓ: 'GJ', Ғ: 'GJ', Ќ: 'KJ', Џ: 'DJ', Х: 'H', Ц: 'C' }),
  spelling({ Щ: 'SHT' }),
  spelling({ Щ: 'SHT', Й: 'Y', Х: 'H', Ъ: 'A', Ь: 'Y', Ю: 'YU', Я: 'YA' }),
  spelling({ Й: 'Y', Ъ: '', Ю: 'YU', Я: 'YA' }),
];
