import { expect, test } from '@jest/globals';
import { nothingRead } from './nothing-read.ts';
import { settleBirth } from './settle-birth.ts';

const [earlier, later] = ['1924-03-12', '2024-03-12'];

test.each([
  ['Adult', false, null, [earlier, later]],
  ['Adult', true, earlier, undefined],
  ['Child', false, later, undefined],
  ['Child', true, later, undefined],
  ['Infant', false, later, undefined],
  ['Infant', true, later, undefined],
  ['Something new', true, null, [earlier, later]],
])(
  'a guest booked as %s, with a document without end (%s), was born on %s',
  (type, never_expires, date, left) => {
    const read = { ...nothingRead, open_birth: { earlier, later, never_expires } };
    expect(settleBirth(read, type)).toEqual({ ...nothingRead, date_of_birth: date, birth_choices: left });
  },
);

test.each(['Adult', 'Child', 'Infant'])(
  'the birth that a document shows is also that of a guest booked as %s',
  (type) => {
    const read = { ...nothingRead, date_of_birth: earlier };
    expect(settleBirth(read, type)).toEqual(read);
  },
);
