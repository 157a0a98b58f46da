const alsoKnownAs: Record<string, string> = {
  america: 'US',
  'cape verde': 'CV',
  'czech republic': 'CZ',
  england: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  'ivory coast': 'CI',
  macedonia: 'MK',
  'northern ireland': 'GB',
  palestine: 'PS',
  'russian federation': 'RU',
  scotland: 'GB',
  'the gambia': 'GM',
  turkey: 'TR',
  uae: 'AE',
  uk: 'GB',
  'united states of america': 'US',
  usa: 'US',
  'viet nam': 'VN',
  wales: 'GB',
};

// The runtime still has names for these withdrawn codes.
const withdrawn = new Set([
  'AN',
  'BU',
  'CS',
  'DD',
  'DY',
  'FX',
  'HV',
  'NH',
  'NT',
  'RH',
  'SU',
  'TP',
  'VD',
  'YD',
  'YU',
  'ZR',
]);

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\(.*\)| sar china$/g, '')
    .replaceAll('’', "'")
    .replaceAll('&', 'and')
    .replaceAll('.', '')
    .replace(/^the /, '')
    .trim();
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function readCodes(): ReadonlyMap<string, string> {
  const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const codes = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = withdrawn.has(code) ? undefined : regionNames.of(code);
    if (!name) continue;
    codes.set(code.toLowerCase(), code);
    codes.set(plain(name), code);
  }
  for (const [name, code] of Object.entries(alsoKnownAs)) codes.set(plain(name), code);
  return codes;
}

let known: ReadonlyMap<string, string> | undefined;

/** Accepts an English name or a code of ISO 3166; returns undefined for unknown text. */
export function countryCode(country: string): string | undefined {
  known ??= readCodes();
  return known.get(plain(country));
}
