import { expect, test } from '@jest/globals';
import { settledName } from './settle-name.ts';

const line = (text: string, likelihood = 0.95) => ({
  text,
  likelihood,
  left: 0,
  top: 0,
  length: 10,
  height: 1,
});

test.each([
  ['the print has the same words', ['Surname / Nom', 'ISMAIL'], 'YUSUF ISMAIL'],
  ['the print has an accent', ['MÜLLER', 'HANS'], 'HANS MUELLER'],
  ['the print has other words', ['UTOPIA PASSPORT', '12 AUG 1974'], 'YUSUF ISMAIL'],
  ['short words resemble by chance', ['LEE', 'MIN'], 'MIA LEO'],
  ['the same word stands beside a similar one', ['ANNA', 'ANNE'], 'ANNA BERG'],
  ['the zone was read a second time', ['P<UTOISHAIL<<YUSUF'], 'YUSUF ISMAIL'],
])('%s: the name stays', (_what, printed, name) => {
  expect(
    settledName(
      name,
      printed.map((text) => line(text)),
    ),
  ).toBe(name);
});

test.each([
  ['another letter', 'ISMAIL', 'YUSUF ISHAIL'],
  ['a letter less', 'ERIKSON', 'ANNA ERIKSSON'],
  ['a letter more', 'SZCZEPANSKI', 'ZOFIA SZCEPANSKI'],
])('the print has %s: nothing is certain', (_what, printed, name) => {
  expect(settledName(name, [line(printed)])).toBeNull();
});

test('print that was not read surely contradicts nothing', () => {
  expect(settledName('YUSUF ISHAIL', [line('ISMAIL', 0.7)])).toBe('YUSUF ISHAIL');
});
