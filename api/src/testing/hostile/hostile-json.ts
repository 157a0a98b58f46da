export function fill(limit: number, before: string, piece: (index: number) => string, after: string): string {
  const pieces = [piece(0)];
  let length = before.length + piece(0).length + after.length;
  for (let index = 1; ; index++) {
    const next = piece(index);
    length += next.length + 1;
    if (length > limit) return before + pieces.join(',') + after;
    pieces.push(next);
  }
}

export const unknownFields = (limit: number, before = '', after = '') =>
  fill(limit, `${before}{`, (index) => `"k${index.toString(36)}":0`, `}${after}`);

export function nest(limit: number, [open, close]: readonly [string, string], before = '', after = '') {
  const depth = Math.floor((limit - before.length - after.length - 1) / (open.length + close.length));
  return `${before}${open.repeat(depth)}0${close.repeat(depth)}${after}`;
}

const items = ['{}', '0', '""', '[]', 'null', '{"a":{"b":0}}'];
/** Other items cost the same at each position. */
const innerItems = ['{}', '""'];

export function* hostileValues(limit: number, before = '', after = ''): Generator<[string, string]> {
  const rest = limit - before.length - after.length;
  yield ['unknown fields', unknownFields(limit, before, after)];
  for (const item of before === '' ? items : innerItems)
    yield [`a list of ${item}`, fill(limit, `${before}[`, () => item, `]${after}`)];
  yield ['lists in lists', nest(limit, ['[', ']'], before, after)];
  yield ['a long text', `${before}"${'x'.repeat(rest - 2)}"${after}`];
  if (before !== '') return;
  yield ['objects in objects', nest(limit, ['{"a":', '}'], before, after)];
  yield ['a text of spaces', `${before}"x${' '.repeat(rest - 4)}x"${after}`];
  yield ['prototypes', fill(limit, `${before}{`, () => '"__proto__":{"a":0}', `}${after}`)];
  yield [
    'constructors',
    fill(limit, `${before}{`, () => String.raw`"\u0063onstructor":{"prototype":{}}`, `}${after}`),
  ];
}
