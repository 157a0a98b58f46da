import { expect, test } from '@jest/globals';
import { showsZone } from './shows-zone.ts';

test.each([
  ['a passport', 'P<D<<ROSSI<<JOSE<<<<<<<<<<<<<', '7252673<<3D<5603188<2706206<<<<<<<<<<<<<<06'],
  ['a dim one', 'P<GBRSZCZEPANSKI', 'XK9261029168R7512'],
  ['a card', 'I<P0LXK35322948<<<<<<<<<<<<<<<', '8608106M3305019P0L<<<<<2', 'VAN<DER<BERG<<ANNA<MARIA<<<<<<'],
  [
    'fillers that are read as brackets',
    'I(ESPVAN(DER(BERG««JEAN(BAPTISTE««««',
    'YA45323943ESP6501052F3311090',
  ],
])('the lines of %s are a zone', (_what, ...lines) => {
  expect(showsZone(['UTOPIA PASSPORT', 'Date of birth / Date de naissance', ...lines])).toBe(true);
});

test.each([
  ['a card', 'Document No./ No du document', 'Date of birth < Date de naissance', 'ERIKSSON'],
  ['labels whose blanks are not read', 'DATEOFBIRTH12AUG1974', 'SURNAME/NOM<ERIKSSON', 'GIVENNAMESANNAMARIA'],
  [
    'a driving licence with a zone of one line',
    'D1FRA13AA000026181231MARTIN<<9',
    'B 26.03.13 25.03.28 01.06',
  ],
  ['arrows on a page', '<<< BACK TO THE MENU', 'NEXT PAGE >>>', '<<<<<<'],
])('the print of %s is none', (_what, ...lines) => {
  expect(showsZone(lines)).toBe(false);
});
