import { beside, describedAs, withMenu, type Change } from './changes.ts';

/** Titles and labels that others also have, but that no visitor confuses with theirs. */
export const goodTexts: [what: string, change: Change][] = [
  [
    'a page with the label of its entry, which another group has',
    (one) => {
      withMenu({ label: 'Hotel Management' })(one);
      describedAs({ routes: [{ path: '/', title: 'Hotel Management' }, { path: '/bookings' }] })(one);
    },
  ],
  [
    'a page and a fill that are called like those of another remote',
    (one) => {
      const named = {
        exposes: ['./remote', './tool'],
        fills: [{ slot: 'calendar.tools', module: './tool', title: 'Details', order: 1 }],
      };
      beside('mf-rooms', { ...named, routes: [{ path: '/mf-rooms', title: 'Details' }] })(one);
      describedAs({
        ...named,
        fills: [{ slot: 'bookings.tools', module: './tool', title: 'Details', order: 1 }],
        routes: [{ path: '/', title: 'Details' }, { path: '/bookings' }],
      })(one);
    },
  ],
  ['words that contain a reserved phrase', describedAs({ actions: [{ label: 'Catalog input', path: '/' }] })],
  [
    'an address with a reserved phrase and more',
    describedAs({ routes: [{ path: '/' }, { path: '/bookings' }, { path: '/sign-in-sheet' }] }),
  ],
  [
    'the same word in another language',
    (one) => {
      beside('mf-rooms', { translations: { de: { 'mf-rooms': 'Zimmer' } } })(one);
      describedAs({ translations: { fr: { Bookings: 'Zimmer' } } })(one);
    },
  ],
];
