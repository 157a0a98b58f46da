import { expect, test } from '@jest/globals';
import { flagNames } from './flag-names.ts';
import { flagText } from './flag-texts.ts';

const nothing = {
  ...{ expired: null, name: 'cannot-compare', nameNotCompared: false },
  ...{ mrzInvalid: false, sidesDiffer: false, specimen: false },
};

test('the desk reads that names in two scripts were not compared, and nothing of a name that was not read', () => {
  expect(flagNames(nothing)).toEqual([]);
  const [flag = ''] = flagNames({ ...nothing, nameNotCompared: true });
  expect(flagText(flag).label).toBe('Name not compared');
});
