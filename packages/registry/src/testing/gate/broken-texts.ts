import type { RemoteDescriptor } from '@suite/descriptor';
import { beside, describedAs, withMenu, type BrokenRelease, type Change } from './changes.ts';

const both =
  (...changes: Change[]): Change =>
  (one) =>
    changes.forEach((change) => change(one));
const action = (label: string) => describedAs({ actions: [{ label, path: '/' }] });
const german = (texts: Record<string, string>) => describedAs({ translations: { de: texts } });
const besideCalendar = (descriptor: Partial<RemoteDescriptor>) =>
  beside('mf-calendar', {
    title: 'Calendar',
    menu: [{ id: 'calendar.main', label: 'Calendar', path: '/mf-calendar', order: 1 }],
    translations: { de: { Calendar: 'Kalender' } },
    ...descriptor,
  });
const entry = (label: string) => withMenu({ label, group: undefined });

export const brokenTexts: BrokenRelease[] = [
  [
    'a label that is another one in German',
    'menu-label-clash',
    /mf-calendar has a menu entry "Kalender" already, which "KALENDER" looks like: choose another label, or another translation in translations\.de/,
    both(besideCalendar({}), entry('Evil'), german({ Evil: 'KALENDER' })),
  ],
  [
    'an English label that is another one where that is translated',
    'menu-label-clash',
    /mf-calendar has a menu entry "Kalender"/,
    both(besideCalendar({}), entry('Kalender')),
  ],
  [
    'a title that is another one in German',
    'title-clash',
    /mf-calendar is called "Kalender" already: choose another title, or another translation/,
    both(besideCalendar({}), german({ Bookings: 'Kalender' })),
  ],
  [
    'a menu group that is another one in German',
    'menu-group-clash',
    /mf-calendar has a menu group "Belegung" already \(stays\)/,
    both(
      besideCalendar({
        menu: [
          {
            ...{ id: 'calendar.main', label: 'Calendar', path: '/mf-calendar', order: 1 },
            group: { id: 'stays', label: 'Stays', order: 7 },
          },
        ],
        translations: { de: { Stays: 'Belegung' } },
      }),
      german({ Bookings: 'Belegung' }),
    ),
  ],
  [
    "another translation of another team's group",
    'menu-group-clash',
    /The menu group bookings is "Buchungen" in translations\.de since mf-calendar is live: take that/,
    both(
      besideCalendar({
        menu: [
          {
            ...{ id: 'calendar.main', label: 'Calendar', path: '/mf-calendar', order: 1 },
            group: { id: 'bookings', label: 'Bookings', order: 20 },
          },
        ],
        translations: { de: { Bookings: 'Buchungen' } },
      }),
      german({ Bookings: 'Rechnungen' }),
    ),
  ],
  [
    'a label without the accents of another one',
    'menu-label-clash',
    /"Séjours" already, which "Sejours" looks like: choose another label/,
    both(
      besideCalendar({ menu: [{ id: 'calendar.main', label: 'Séjours', path: '/mf-calendar', order: 1 }] }),
      entry('Sejours'),
    ),
  ],
  [
    'a label of letters that look alike',
    'menu-label-clash',
    /mf-tops has a menu entry "Tops" already, which "Торѕ" looks like: choose another label/,
    both(
      beside('mf-tops', { menu: [{ id: 'tops.main', label: 'Tops', path: '/mf-tops', order: 1 }] }),
      entry('Торѕ'),
    ),
  ],
  [
    'an action that looks like the page of another remote',
    'label-clash',
    /mf-dashboard has a menu entry "Dashboard" already, which "dash-board" looks like: choose another label/,
    action('dash-board'),
  ],
  [
    'an action of another remote',
    'label-clash',
    /mf-calendar offers the action "Add a day" already: choose another label/,
    both(besideCalendar({ actions: [{ label: 'Add a day', path: '/mf-calendar' }] }), action('Add a day')),
  ],
  [
    'a page with the title of another remote',
    'label-clash',
    /mf-calendar is called "Calendar" already: choose another title/,
    both(besideCalendar({}), describedAs({ routes: [{ path: '/', title: 'Calendar' }], menu: [] })),
  ],
  [
    'a fill that another remote has in the slot',
    'label-clash',
    /mf-calendar has a fill "Days" already/,
    both(
      besideCalendar({
        exposes: ['./remote', './days'],
        fills: [{ slot: 'booking.sections', module: './days', title: 'Days', order: 1 }],
      }),
      describedAs({
        exposes: ['./remote', './days'],
        fills: [{ slot: 'booking.sections', module: './days', title: 'Days', order: 2 }],
      }),
    ),
  ],
  [
    'an action of the account',
    'label-reserved',
    /"Change your password" contains "password", and the suite itself alone speaks of signing in: choose another label/,
    action('Change your password'),
  ],
  [
    'an action of the account in German',
    'label-reserved',
    /"Passwort ändern" contains "Passwort".*translations\.de/,
    both(action('Change it'), german({ 'Change it': 'Passwort ändern' })),
  ],
  [
    'a text of the suite',
    'label-reserved',
    /"SIGN OUT" is a text of the suite itself: choose another label/,
    entry('SIGN OUT'),
  ],
  [
    'a phrase of signing in, joined otherwise',
    'label-reserved',
    /"Log-out" contains "log out", and the suite itself alone speaks of signing in/,
    entry('Log-out'),
  ],
  ['a phrase of signing in with more words', 'label-reserved', /"sign out"/, action('Sign out everywhere')],
  ['a phrase of the second factor', 'label-reserved', /"two factor"/, entry('Two-Factor')],
  [
    'a text of the suite in German',
    'label-reserved',
    /"Abmelden" is a text of the suite itself: choose another title, or another translation in translations\.de/,
    german({ Bookings: 'Abmelden' }),
  ],
];
